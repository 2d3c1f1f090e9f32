namespace System;

// Deviation: there are no switches and no data, whatever is set. The verdict names that.
public static class AppContext
{
    public static string BaseDirectory => Environment.Known("/");
    public static string TargetFrameworkName => ".NETCoreApp,Version=v10.0";

    public static bool TryGetSwitch(string switchName, out bool isEnabled)
    {
        ArgumentException.ThrowIfNullOrEmpty(switchName);
        Unset();
        isEnabled = false;
        return false;
    }

    public static void SetSwitch(string switchName, bool isEnabled) => ArgumentException.ThrowIfNullOrEmpty(switchName);

    public static object GetData(string name)
    {
        Unset();
        return null;
    }

    private static void Unset() => Fencepost.Machine.Assumes("no switches and no data of AppContext are set, and setting them has no effect");
}
