using System.Collections;

namespace System;

// The characters are in the machine: what looks at them is a Python function of values. Constructors are calls of Ctor.
public sealed partial class String : IComparable, IEnumerable<char>, IConvertible, IComparable<string>, IEquatable<string>, ICloneable, ISpanParsable<string>
{
    public static readonly string Empty = "";

    [MethodImpl(InternalCall)] public extern String(char[] value);
    [MethodImpl(InternalCall)] public extern String(char[] value, int startIndex, int length);
    [MethodImpl(InternalCall)] public extern String(char c, int count);
    [MethodImpl(InternalCall)] public extern String(ReadOnlySpan<char> value);
    [MethodImpl(InternalCall)] public extern unsafe String(char* value);
    [MethodImpl(InternalCall)] public extern unsafe String(char* value, int startIndex, int length);

    private static string Ctor(char[] value) => value == null ? "" : Fencepost.Machine.StringFromChars(value, 0, value.Length);

    private static string Ctor(char[] value, int startIndex, int length)
    {
        ArgumentNullException.ThrowIfNull(value);
        ArgumentOutOfRangeException.ThrowIfNegative(startIndex);
        ArgumentOutOfRangeException.ThrowIfNegative(length);
        ArgumentOutOfRangeException.ThrowIfGreaterThan(startIndex, value.Length - length);
        return Fencepost.Machine.StringFromChars(value, startIndex, length);
    }

    [MethodImpl(InternalCall)] private static extern string Ctor(char c, int count);
    private static string Ctor(ReadOnlySpan<char> value) => value.ToString();

    private static unsafe string Ctor(char* value)
    {
        int length = 0;
        while (value != null && value[length] != '\0') length++;
        return Ctor(value, 0, length);
    }

    private static unsafe string Ctor(char* value, int startIndex, int length)
    {
        if (length == 0) return "";
        char[] chars = new char[length];
        for (int i = 0; i < length; i++) chars[i] = value[startIndex + i];
        return Fencepost.Machine.StringFromChars(chars, 0, length);
    }

    internal static string FromReference(ref char first, int length)
    {
        if (length == 0) return "";
        char[] chars = new char[length];
        for (int i = 0; i < length; i++) chars[i] = Unsafe.Add(ref first, i);
        return Fencepost.Machine.StringFromChars(chars, 0, length);
    }

    public extern int Length { [MethodImpl(InternalCall)] get; }

    [IndexerName("Chars")]
    public extern char this[int index] { [MethodImpl(InternalCall)] get; }

    public static implicit operator ReadOnlySpan<char>(string value) => value == null ? default : new ReadOnlySpan<char>(Fencepost.Machine.CharsFromString(value));
    public ref readonly char GetPinnableReference() => ref Runtime.InteropServices.MemoryMarshal.GetArrayDataReference(Fencepost.Machine.CharsFromString(this + "\0"));

    // --- equality and order ---

    [MethodImpl(InternalCall)] public static extern bool operator ==(string a, string b);
    public static bool operator !=(string a, string b) => !(a == b);
    [MethodImpl(InternalCall)] public static extern bool Equals(string a, string b);
    public override bool Equals(object obj) => Equals(this, obj as string);
    public bool Equals(string value) => Equals(this, value);
    public bool Equals(string value, StringComparison comparisonType) => Equals(this, value, comparisonType);
    [MethodImpl(InternalCall)] private static extern bool EqualsCore(string a, string b, int comparisonType);

    public static bool Equals(string a, string b, StringComparison comparisonType)
    {
        Check(comparisonType);
        return EqualsCore(a, b, (int)comparisonType);
    }

    /// <summary>Deviation: the same in every run, which the verdict names where a program asks for it itself.</summary>
    [MethodImpl(InternalCall)] public override extern int GetHashCode();
    [MethodImpl(InternalCall)] private extern int HashCore(int comparisonType);

    public int GetHashCode(StringComparison comparisonType)
    {
        Check(comparisonType);
        return HashCore((int)comparisonType);
    }

    public static int GetHashCode(ReadOnlySpan<char> value) => value.ToString().GetHashCode();
    public static int GetHashCode(ReadOnlySpan<char> value, StringComparison comparisonType) => value.ToString().GetHashCode(comparisonType);

    [MethodImpl(InternalCall)] private static extern int CompareCore(string strA, string strB, int comparisonType);

    internal static void Check(StringComparison comparisonType)
    {
        if ((uint)comparisonType > 5) throw new ArgumentException("The string comparison type passed in is currently not supported.", "comparisonType");
    }

    public static int Compare(string strA, string strB) => CompareCore(strA, strB, 0);
    public static int Compare(string strA, string strB, bool ignoreCase) => CompareCore(strA, strB, ignoreCase ? 1 : 0);
    public static int Compare(string strA, string strB, bool ignoreCase, Globalization.CultureInfo culture) => CompareCore(strA, strB, ignoreCase ? 1 : 0);
    public static int Compare(string strA, string strB, Globalization.CultureInfo culture, Globalization.CompareOptions options) =>
        CompareCore(strA, strB, options == Globalization.CompareOptions.Ordinal ? 4 : (options & (Globalization.CompareOptions.IgnoreCase | Globalization.CompareOptions.OrdinalIgnoreCase)) != 0 ? 1 : 0);

    public static int Compare(string strA, string strB, StringComparison comparisonType)
    {
        Check(comparisonType);
        return CompareCore(strA, strB, (int)comparisonType);
    }

    public static int Compare(string strA, int indexA, string strB, int indexB, int length) => Compare(strA, indexA, strB, indexB, length, StringComparison.CurrentCulture);
    public static int Compare(string strA, int indexA, string strB, int indexB, int length, bool ignoreCase) =>
        Compare(strA, indexA, strB, indexB, length, ignoreCase ? StringComparison.CurrentCultureIgnoreCase : StringComparison.CurrentCulture);

    public static int Compare(string strA, int indexA, string strB, int indexB, int length, StringComparison comparisonType)
    {
        Check(comparisonType);
        return CompareCore(Part(strA, indexA, length), Part(strB, indexB, length), (int)comparisonType);
    }

    private static string Part(string text, int index, int length)
    {
        if (text == null) return null;
        if (length < 0) throw new ArgumentOutOfRangeException("length");
        if (index < 0 || index > text.Length) throw new ArgumentOutOfRangeException("index");
        return text.Substring(index, Math.Min(length, text.Length - index));
    }

    public static int Compare(string strA, int indexA, string strB, int indexB, int length, bool ignoreCase, Globalization.CultureInfo culture) => Compare(strA, indexA, strB, indexB, length, ignoreCase);
    public static int CompareOrdinal(string strA, string strB) => CompareCore(strA, strB, 4);
    public static int CompareOrdinal(string strA, int indexA, string strB, int indexB, int length) => CompareCore(Part(strA, indexA, length), Part(strB, indexB, length), 4);
    public int CompareTo(string strB) => CompareCore(this, strB, 0);

    public int CompareTo(object value)
    {
        if (value == null) return 1;
        if (value is string other) return CompareTo(other);
        throw new ArgumentException("Object must be of type String.");
    }

    public static bool IsNullOrEmpty(string value) => value == null || value.Length == 0;
    public static bool IsNullOrWhiteSpace(string value) => value == null || value.Trim().Length == 0;

    // --- copies ---

    public override string ToString() => this;
    public string ToString(IFormatProvider provider) => this;
    public object Clone() => this;
    public static string Copy(string str) => Fencepost.Machine.Fresh(str ?? throw new ArgumentNullException("str"));
    public static string Intern(string str) => Pooled(str ?? throw new ArgumentNullException("str"), true);
    public static string IsInterned(string str) => Pooled(str ?? throw new ArgumentNullException("str"), false);
    [MethodImpl(InternalCall)] private static extern string Pooled(object text, bool adds);
    public char[] ToCharArray() => Length == 0 ? Array.Empty<char>() : Fencepost.Machine.CharsFromString(this);

    public char[] ToCharArray(int startIndex, int length)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(startIndex);
        ArgumentOutOfRangeException.ThrowIfGreaterThan(startIndex, Length);
        ArgumentOutOfRangeException.ThrowIfNegative(length);
        ArgumentOutOfRangeException.ThrowIfGreaterThan(startIndex, Length - length);
        return Substring(startIndex, length).ToCharArray();
    }

    public void CopyTo(int sourceIndex, char[] destination, int destinationIndex, int count)
    {
        ArgumentNullException.ThrowIfNull(destination);
        ArgumentOutOfRangeException.ThrowIfNegative(count);
        ArgumentOutOfRangeException.ThrowIfNegative(sourceIndex);
        if (count > Length - sourceIndex) throw new ArgumentOutOfRangeException("sourceIndex");
        if (destinationIndex > destination.Length - count || destinationIndex < 0) throw new ArgumentOutOfRangeException("destinationIndex");
        for (int i = 0; i < count; i++) destination[destinationIndex + i] = this[sourceIndex + i];
    }

    public void CopyTo(Span<char> destination)
    {
        if (!TryCopyTo(destination)) throw new ArgumentException("Destination is too short.", "destination");
    }

    public bool TryCopyTo(Span<char> destination)
    {
        if (Length > destination.Length) return false;
        for (int i = 0; i < Length; i++) destination[i] = this[i];
        return true;
    }

    public static string Create<TState>(int length, TState state, Buffers.SpanAction<char, TState> action) where TState : allows ref struct
    {
        ArgumentNullException.ThrowIfNull(action);
        ArgumentOutOfRangeException.ThrowIfNegative(length);
        char[] chars = new char[length];
        action(new Span<char>(chars), state);
        return Ctor(chars);
    }

    public static string Create(IFormatProvider provider, [InterpolatedStringHandlerArgument("provider")] ref DefaultInterpolatedStringHandler handler) => handler.ToStringAndClear();
    public static string Create(IFormatProvider provider, Span<char> initialBuffer, [InterpolatedStringHandlerArgument("provider", "initialBuffer")] ref DefaultInterpolatedStringHandler handler) => handler.ToStringAndClear();

    public Text.StringRuneEnumerator EnumerateRunes() => new Text.StringRuneEnumerator(this);
    public CharEnumerator GetEnumerator() => new CharEnumerator(this);
    IEnumerator<char> IEnumerable<char>.GetEnumerator() => new CharEnumerator(this);
    IEnumerator IEnumerable.GetEnumerator() => new CharEnumerator(this);

    static string IParsable<string>.Parse(string s, IFormatProvider provider) => s ?? throw new ArgumentNullException("s");
    static string ISpanParsable<string>.Parse(ReadOnlySpan<char> s, IFormatProvider provider) => s.ToString();

    static bool IParsable<string>.TryParse(string s, IFormatProvider provider, out string result)
    {
        result = s;
        return s != null;
    }

    static bool ISpanParsable<string>.TryParse(ReadOnlySpan<char> s, IFormatProvider provider, out string result)
    {
        result = s.ToString();
        return true;
    }
}
