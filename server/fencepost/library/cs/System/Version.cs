using System.Text;

namespace System;

public sealed class Version : ICloneable, IComparable, IComparable<Version>, IEquatable<Version>, ISpanFormattable, IUtf8SpanFormattable, IUtf8SpanParsable<Version>
{
    public Version() : this(0, 0) { }
    public Version(int major, int minor) : this(major, minor, -1, -1, 2) { }
    public Version(int major, int minor, int build) : this(major, minor, build, -1, 3) { }
    public Version(int major, int minor, int build, int revision) : this(major, minor, build, revision, 4) { }

    private Version(int major, int minor, int build, int revision, int count)
    {
        if (major < 0) throw new ArgumentOutOfRangeException("major");
        if (minor < 0) throw new ArgumentOutOfRangeException("minor");
        if (count > 2 && build < 0) throw new ArgumentOutOfRangeException("build");
        if (count > 3 && revision < 0) throw new ArgumentOutOfRangeException("revision");
        Major = major;
        Minor = minor;
        Build = build;
        Revision = revision;
    }

    public Version(string version)
    {
        Version parsed = Parse(version);
        Major = parsed.Major;
        Minor = parsed.Minor;
        Build = parsed.Build;
        Revision = parsed.Revision;
    }

    public int Major { get; }
    public int Minor { get; }
    public int Build { get; }
    public int Revision { get; }

    public short MajorRevision => (short)(Revision >> 16);
    public short MinorRevision => (short)(Revision & 0xffff);

    public static Version Parse(ReadOnlySpan<char> input) => Parse(input.ToString());
    public static Version Parse(ReadOnlySpan<byte> utf8Text) => Parse(Encoding.UTF8.GetString(utf8Text));
    public static bool TryParse(ReadOnlySpan<char> input, out Version result) => TryParse(input.ToString(), out result);
    public static bool TryParse(ReadOnlySpan<byte> utf8Text, out Version result) => TryParse(Encoding.UTF8.GetString(utf8Text), out result);
    static Version IUtf8SpanParsable<Version>.Parse(ReadOnlySpan<byte> utf8Text, IFormatProvider provider) => Parse(utf8Text);
    static bool IUtf8SpanParsable<Version>.TryParse(ReadOnlySpan<byte> utf8Text, IFormatProvider provider, out Version result) => TryParse(utf8Text, out result);
    public bool TryFormat(Span<char> destination, out int charsWritten) => Number.Write(ToString(), destination, out charsWritten);
    public bool TryFormat(Span<char> destination, int fieldCount, out int charsWritten) => Number.Write(ToString(fieldCount), destination, out charsWritten);
    public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten) => Number.Write(ToString(), utf8Destination, out bytesWritten);
    public bool TryFormat(Span<byte> utf8Destination, int fieldCount, out int bytesWritten) => Number.Write(ToString(fieldCount), utf8Destination, out bytesWritten);
    bool ISpanFormattable.TryFormat(Span<char> destination, out int charsWritten, ReadOnlySpan<char> format, IFormatProvider provider) => TryFormat(destination, out charsWritten);
    bool IUtf8SpanFormattable.TryFormat(Span<byte> utf8Destination, out int bytesWritten, ReadOnlySpan<char> format, IFormatProvider provider) => TryFormat(utf8Destination, out bytesWritten);

    public static Version Parse(string input)
    {
        ArgumentNullException.ThrowIfNull(input);
        string[] parts = input.Split('.');
        if (parts.Length < 2 || parts.Length > 4) throw new ArgumentException("Version string portion was too short or too long.", "input");
        int[] numbers = new int[] { 0, 0, -1, -1 };
        for (int i = 0; i < parts.Length; i++)
        {
            numbers[i] = int.Parse(parts[i]);
            if (numbers[i] < 0) throw new ArgumentOutOfRangeException("input");
        }
        return new Version(numbers[0], numbers[1], numbers[2], numbers[3], 2);
    }

    public static bool TryParse(string input, out Version result)
    {
        result = null;
        if (input == null) return false;
        string[] parts = input.Split('.');
        if (parts.Length < 2 || parts.Length > 4) return false;
        for (int i = 0; i < parts.Length; i++)
        {
            if (!int.TryParse(parts[i], out int number) || number < 0) return false;
        }
        result = Parse(input);
        return true;
    }

    string IFormattable.ToString(string format, IFormatProvider formatProvider) => ToString();
    public override string ToString() => ToString(Build < 0 ? 2 : Revision < 0 ? 3 : 4);

    public string ToString(int fieldCount)
    {
        int most = Build < 0 ? 2 : Revision < 0 ? 3 : 4;
        if (fieldCount < 0 || fieldCount > most) throw new ArgumentException("Argument must be between 0 and " + most + ".", "fieldCount");
        string text = "";
        for (int i = 0; i < fieldCount; i++)
        {
            int number = i == 0 ? Major : i == 1 ? Minor : i == 2 ? Build : Revision;
            text = text + (i == 0 ? "" : ".") + number.ToString();
        }
        return text;
    }

    public object Clone() => this;

    public int CompareTo(Version value)
    {
        if (value is null) return 1;
        if (Major != value.Major) return Major > value.Major ? 1 : -1;
        if (Minor != value.Minor) return Minor > value.Minor ? 1 : -1;
        if (Build != value.Build) return Build > value.Build ? 1 : -1;
        return Revision == value.Revision ? 0 : Revision > value.Revision ? 1 : -1;
    }

    public int CompareTo(object version)
    {
        if (version == null) return 1;
        if (version is Version other) return CompareTo(other);
        throw new ArgumentException("Object must be of type Version.");
    }

    public override bool Equals(object obj) => Equals(obj as Version);
    public bool Equals(Version obj) => obj is not null && CompareTo(obj) == 0;
    public override int GetHashCode() => ((Major & 0xf) << 28) | ((Minor & 0xff) << 20) | ((Build & 0xff) << 12) | (Revision & 0xfff);
    public static bool operator ==(Version v1, Version v2) => v2 is null ? v1 is null : v2.Equals(v1);
    public static bool operator !=(Version v1, Version v2) => !(v1 == v2);
    public static bool operator <(Version v1, Version v2) => v1 is null ? v2 is not null : v1.CompareTo(v2) < 0;
    public static bool operator <=(Version v1, Version v2) => v1 is null || v1.CompareTo(v2) <= 0;
    public static bool operator >(Version v1, Version v2) => v2 < v1;
    public static bool operator >=(Version v1, Version v2) => v2 <= v1;
}
