namespace System.Runtime.InteropServices;

public readonly struct OSPlatform : IEquatable<OSPlatform>
{
    private readonly string name;

    private OSPlatform(string name) => this.name = name;
    public static OSPlatform FreeBSD => new OSPlatform("FREEBSD");
    public static OSPlatform Linux => new OSPlatform("LINUX");
    public static OSPlatform OSX => new OSPlatform("OSX");
    public static OSPlatform Windows => new OSPlatform("WINDOWS");

    public static OSPlatform Create(string osPlatform)
    {
        ArgumentException.ThrowIfNullOrEmpty(osPlatform);
        return new OSPlatform(osPlatform);
    }

    public bool Equals(OSPlatform other) => string.Equals(name, other.name, StringComparison.OrdinalIgnoreCase);
    public override bool Equals(object obj) => obj is OSPlatform other && Equals(other);
    public override int GetHashCode() => name == null ? 0 : name.ToUpperInvariant().GetHashCode();
    public override string ToString() => name ?? "";
    public static bool operator ==(OSPlatform left, OSPlatform right) => left.Equals(right);
    public static bool operator !=(OSPlatform left, OSPlatform right) => !left.Equals(right);
}
