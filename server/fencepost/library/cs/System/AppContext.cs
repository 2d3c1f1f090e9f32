namespace System;

public static class AppContext
{
    public static string BaseDirectory => "/";
    public static string TargetFrameworkName => ".NETCoreApp,Version=v10.0";

    public static bool TryGetSwitch(string switchName, out bool isEnabled)
    {
        ArgumentException.ThrowIfNullOrEmpty(switchName);
        isEnabled = false;
        return false;
    }

    public static void SetSwitch(string switchName, bool isEnabled) => ArgumentException.ThrowIfNullOrEmpty(switchName);
    public static object GetData(string name) => null;
}
