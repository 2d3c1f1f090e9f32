namespace System;

// Deviation: programs always run on Linux, of which nothing but the name is known. The verdict names that.
public sealed class OperatingSystem : ICloneable
{
    public OperatingSystem(PlatformID platform, Version version)
    {
        if (platform < PlatformID.Win32S || platform > PlatformID.Other) throw new ArgumentOutOfRangeException("platform", "Illegal enum value: " + platform + ".");
        Platform = platform;
        Version = version ?? throw new ArgumentNullException("version");
    }

    public PlatformID Platform { get; }
    public Version Version { get; }
    public string ServicePack => "";
    public string VersionString => (Platform == PlatformID.Unix ? "Unix " : Platform == PlatformID.Win32NT ? "Microsoft Windows NT " : "<unknown> ") + Version;
    public object Clone() => new OperatingSystem(Platform, Version);
    public override string ToString() => VersionString;

    public static bool IsAndroid() => Linux(false);
    public static bool IsAndroidVersionAtLeast(int major, int minor = 0, int build = 0, int revision = 0) => Linux(false);
    public static bool IsBrowser() => Linux(false);
    public static bool IsFreeBSD() => Linux(false);
    public static bool IsFreeBSDVersionAtLeast(int major, int minor = 0, int build = 0, int revision = 0) => Linux(false);
    public static bool IsIOS() => Linux(false);
    public static bool IsIOSVersionAtLeast(int major, int minor = 0, int build = 0) => Linux(false);
    public static bool IsLinux() => Linux(true);
    public static bool IsMacCatalyst() => Linux(false);
    public static bool IsMacCatalystVersionAtLeast(int major, int minor = 0, int build = 0) => Linux(false);
    public static bool IsMacOS() => Linux(false);
    public static bool IsMacOSVersionAtLeast(int major, int minor = 0, int build = 0) => Linux(false);
    public static bool IsOSPlatform(string platform) => Linux((platform ?? throw new ArgumentNullException("platform")).Equals("LINUX", StringComparison.OrdinalIgnoreCase));
    public static bool IsOSPlatformVersionAtLeast(string platform, int major, int minor = 0, int build = 0, int revision = 0) => IsOSPlatform(platform);
    public static bool IsTvOS() => Linux(false);
    public static bool IsTvOSVersionAtLeast(int major, int minor = 0, int build = 0) => Linux(false);
    public static bool IsWasi() => Linux(false);
    public static bool IsWatchOS() => Linux(false);
    public static bool IsWatchOSVersionAtLeast(int major, int minor = 0, int build = 0) => Linux(false);
    public static bool IsWindows() => Linux(false);
    public static bool IsWindowsVersionAtLeast(int major, int minor = 0, int build = 0, int revision = 0) => Linux(false);

    internal static bool Linux(bool isLinux)
    {
        Fencepost.Machine.Assumes("the program runs on Linux");
        return isLinux;
    }
}
