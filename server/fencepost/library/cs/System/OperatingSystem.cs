namespace System;

// Deviation: programs always run on Linux, of which nothing but the name is known.
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

    public static bool IsAndroid() => false;
    public static bool IsAndroidVersionAtLeast(int major, int minor = 0, int build = 0, int revision = 0) => false;
    public static bool IsBrowser() => false;
    public static bool IsFreeBSD() => false;
    public static bool IsFreeBSDVersionAtLeast(int major, int minor = 0, int build = 0, int revision = 0) => false;
    public static bool IsIOS() => false;
    public static bool IsIOSVersionAtLeast(int major, int minor = 0, int build = 0) => false;
    public static bool IsLinux() => true;
    public static bool IsMacCatalyst() => false;
    public static bool IsMacCatalystVersionAtLeast(int major, int minor = 0, int build = 0) => false;
    public static bool IsMacOS() => false;
    public static bool IsMacOSVersionAtLeast(int major, int minor = 0, int build = 0) => false;
    public static bool IsOSPlatform(string platform) => (platform ?? throw new ArgumentNullException("platform")).Equals("LINUX", StringComparison.OrdinalIgnoreCase);
    public static bool IsOSPlatformVersionAtLeast(string platform, int major, int minor = 0, int build = 0, int revision = 0) => IsOSPlatform(platform);
    public static bool IsTvOS() => false;
    public static bool IsTvOSVersionAtLeast(int major, int minor = 0, int build = 0) => false;
    public static bool IsWasi() => false;
    public static bool IsWatchOS() => false;
    public static bool IsWatchOSVersionAtLeast(int major, int minor = 0, int build = 0) => false;
    public static bool IsWindows() => false;
    public static bool IsWindowsVersionAtLeast(int major, int minor = 0, int build = 0, int revision = 0) => false;
}
