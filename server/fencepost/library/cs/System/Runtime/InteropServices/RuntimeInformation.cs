namespace System.Runtime.InteropServices;

public static class RuntimeInformation
{
    public static bool IsOSPlatform(OSPlatform osPlatform) => OperatingSystem.Linux(osPlatform == OSPlatform.Linux);
    public static string FrameworkDescription => Environment.Known(".NET 10.0.0");
    public static string RuntimeIdentifier => Environment.Known("linux-x64");
    public static string OSDescription => Environment.Known("Linux");
    public static Architecture OSArchitecture => Environment.Known(Architecture.X64);
    public static Architecture ProcessArchitecture => Environment.Known(Architecture.X64);
}
