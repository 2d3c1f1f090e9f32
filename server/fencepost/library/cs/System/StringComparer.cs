namespace System;

public abstract class StringComparer : Collections.IComparer, Collections.IEqualityComparer, IComparer<string>, IEqualityComparer<string>
{
    public static StringComparer Ordinal => OrdinalComparer;
    public static StringComparer OrdinalIgnoreCase => OrdinalIgnoreCaseComparer;
    public static StringComparer InvariantCulture => InvariantComparer;
    public static StringComparer InvariantCultureIgnoreCase => InvariantIgnoreCaseComparer;
    public static StringComparer CurrentCulture => InvariantComparer;
    public static StringComparer CurrentCultureIgnoreCase => InvariantIgnoreCaseComparer;

    private static readonly StringComparer OrdinalComparer = new ByKind(StringComparison.Ordinal);
    private static readonly StringComparer OrdinalIgnoreCaseComparer = new ByKind(StringComparison.OrdinalIgnoreCase);
    private static readonly StringComparer InvariantComparer = new ByKind(StringComparison.InvariantCulture);
    private static readonly StringComparer InvariantIgnoreCaseComparer = new ByKind(StringComparison.InvariantCultureIgnoreCase);

    public static StringComparer Create(Globalization.CultureInfo culture, bool ignoreCase) => ignoreCase ? InvariantCultureIgnoreCase : InvariantCulture;

    public static StringComparer FromComparison(StringComparison comparisonType)
    {
        switch (comparisonType)
        {
            case StringComparison.CurrentCulture: case StringComparison.InvariantCulture: return InvariantComparer;
            case StringComparison.CurrentCultureIgnoreCase: case StringComparison.InvariantCultureIgnoreCase: return InvariantIgnoreCaseComparer;
            case StringComparison.Ordinal: return OrdinalComparer;
            case StringComparison.OrdinalIgnoreCase: return OrdinalIgnoreCaseComparer;
            default: throw new ArgumentException("The string comparison type passed in is currently not supported.", "comparisonType");
        }
    }

    public abstract int Compare(string x, string y);
    public abstract bool Equals(string x, string y);
    public abstract int GetHashCode(string obj);

    public int Compare(object x, object y)
    {
        if (x == y) return 0;
        if (x == null) return -1;
        if (y == null) return 1;
        if (x is string left && y is string right) return Compare(left, right);
        if (x is IComparable comparable) return comparable.CompareTo(y);
        throw new ArgumentException("At least one object must implement IComparable.");
    }

    public new bool Equals(object x, object y)
    {
        if (x == y) return true;
        if (x == null || y == null) return false;
        return x is string left && y is string right ? Equals(left, right) : x.Equals(y);
    }

    public int GetHashCode(object obj)
    {
        ArgumentNullException.ThrowIfNull(obj);
        return obj is string text ? GetHashCode(text) : obj.GetHashCode();
    }

    private sealed class ByKind : StringComparer, IAlternateEqualityComparer<ReadOnlySpan<char>, string>
    {
        private readonly StringComparison kind;
        internal ByKind(StringComparison kind) => this.kind = kind;
        public override int Compare(string x, string y) => string.Compare(x, y, kind);
        public override bool Equals(string x, string y) => string.Equals(x, y, kind);
        public override int GetHashCode(string obj) => obj == null ? throw new ArgumentNullException("obj") : obj.GetHashCode(kind);
        public bool Equals(ReadOnlySpan<char> alternate, string other) => other != null && string.Equals(alternate.ToString(), other, kind);
        public int GetHashCode(ReadOnlySpan<char> alternate) => alternate.ToString().GetHashCode(kind);
        public string Create(ReadOnlySpan<char> alternate) => alternate.ToString();
        public override bool Equals(object obj) => obj is ByKind other && other.kind == kind;
        public override int GetHashCode() => (int)kind;
    }
}
