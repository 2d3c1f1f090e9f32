namespace System;

public sealed partial class String
{
    /// <summary>The first (or last) index of a text from `start` over `count` characters, or -1; arguments are checked before.</summary>
    [MethodImpl(InternalCall)] private static extern int Find(string text, string value, int start, int count, int comparisonType);
    [MethodImpl(InternalCall)] private static extern int FindLast(string text, string value, int start, int count, int comparisonType);
    [MethodImpl(InternalCall)] private static extern bool Starts(string text, string value, int comparisonType);
    [MethodImpl(InternalCall)] private static extern bool Ends(string text, string value, int comparisonType);

    private void CheckRange(int startIndex, int count)
    {
        if ((uint)startIndex > (uint)Length) throw new ArgumentOutOfRangeException("startIndex", "Index was out of range. Must be non-negative and less than or equal to the size of the collection.");
        if ((uint)count > (uint)(Length - startIndex)) throw new ArgumentOutOfRangeException("count", "Count must be positive and count must refer to a location within the string/array/collection.");
    }

    public int IndexOf(char value) => Find(this, value.ToString(), 0, Length, 4);
    public int IndexOf(char value, int startIndex) => IndexOf(value, startIndex, Length - startIndex);
    public int IndexOf(char value, StringComparison comparisonType) => IndexOf(value.ToString(), comparisonType);

    public int IndexOf(char value, int startIndex, int count)
    {
        CheckRange(startIndex, count);
        return Find(this, value.ToString(), startIndex, count, 4);
    }

    public int IndexOf(string value) => IndexOf(value, StringComparison.CurrentCulture);
    public int IndexOf(string value, int startIndex) => IndexOf(value, startIndex, StringComparison.CurrentCulture);
    public int IndexOf(string value, int startIndex, int count) => IndexOf(value, startIndex, count, StringComparison.CurrentCulture);
    public int IndexOf(string value, StringComparison comparisonType) => IndexOf(value, 0, Length, comparisonType);
    public int IndexOf(string value, int startIndex, StringComparison comparisonType) => IndexOf(value, startIndex, Length - startIndex, comparisonType);

    public int IndexOf(string value, int startIndex, int count, StringComparison comparisonType)
    {
        ArgumentNullException.ThrowIfNull(value);
        Check(comparisonType);
        CheckRange(startIndex, count);
        return Find(this, value, startIndex, count, (int)comparisonType);
    }

    public int IndexOfAny(char[] anyOf) => IndexOfAny(anyOf, 0, Length);
    public int IndexOfAny(char[] anyOf, int startIndex) => IndexOfAny(anyOf, startIndex, Length - startIndex);

    public int IndexOfAny(char[] anyOf, int startIndex, int count)
    {
        ArgumentNullException.ThrowIfNull(anyOf);
        CheckRange(startIndex, count);
        for (int i = startIndex; i < startIndex + count; i++)
        {
            char c = this[i];
            for (int j = 0; j < anyOf.Length; j++)
            {
                if (c == anyOf[j]) return i;
            }
        }
        return -1;
    }

    public int LastIndexOf(char value) => FindLast(this, value.ToString(), Length - 1, Length, 4);
    public int LastIndexOf(char value, int startIndex) => LastIndexOf(value, startIndex, startIndex + 1);

    public int LastIndexOf(char value, int startIndex, int count)
    {
        if (Length == 0) return -1;
        if ((uint)startIndex >= (uint)Length) throw new ArgumentOutOfRangeException("startIndex", "Index was out of range. Must be non-negative and less than the size of the collection.");
        if ((uint)count > (uint)startIndex + 1) throw new ArgumentOutOfRangeException("count", "Count must be positive and count must refer to a location within the string/array/collection.");
        return FindLast(this, value.ToString(), startIndex, count, 4);
    }

    public int LastIndexOf(string value) => LastIndexOf(value, Length - 1, Length, StringComparison.CurrentCulture);
    public int LastIndexOf(string value, int startIndex) => LastIndexOf(value, startIndex, startIndex + 1, StringComparison.CurrentCulture);
    public int LastIndexOf(string value, int startIndex, int count) => LastIndexOf(value, startIndex, count, StringComparison.CurrentCulture);
    public int LastIndexOf(string value, StringComparison comparisonType) => LastIndexOf(value, Length - 1, Length, comparisonType);
    public int LastIndexOf(string value, int startIndex, StringComparison comparisonType) => LastIndexOf(value, startIndex, startIndex + 1, comparisonType);

    public int LastIndexOf(string value, int startIndex, int count, StringComparison comparisonType)
    {
        ArgumentNullException.ThrowIfNull(value);
        Check(comparisonType);
        if (Length == 0 && (startIndex == -1 || startIndex == 0)) return value.Length == 0 ? 0 : -1;
        if (startIndex < 0 || startIndex > Length) throw new ArgumentOutOfRangeException("startIndex", "Index was out of range. Must be non-negative and less than the size of the collection.");
        if (startIndex == Length)
        {
            startIndex--;
            if (count > 0) count--;
        }
        if (count < 0 || startIndex - count + 1 < 0) throw new ArgumentOutOfRangeException("count", "Count must be positive and count must refer to a location within the string/array/collection.");
        return FindLast(this, value, startIndex, count, (int)comparisonType);
    }

    public int LastIndexOfAny(char[] anyOf) => LastIndexOfAny(anyOf, Length - 1, Length);
    public int LastIndexOfAny(char[] anyOf, int startIndex) => LastIndexOfAny(anyOf, startIndex, startIndex + 1);

    public int LastIndexOfAny(char[] anyOf, int startIndex, int count)
    {
        ArgumentNullException.ThrowIfNull(anyOf);
        if (Length == 0) return -1;
        if ((uint)startIndex >= (uint)Length) throw new ArgumentOutOfRangeException("startIndex", "Index was out of range. Must be non-negative and less than the size of the collection.");
        if (count < 0 || count - 1 > startIndex) throw new ArgumentOutOfRangeException("count", "Count must be positive and count must refer to a location within the string/array/collection.");
        for (int i = startIndex; i > startIndex - count; i--)
        {
            char c = this[i];
            for (int j = 0; j < anyOf.Length; j++)
            {
                if (c == anyOf[j]) return i;
            }
        }
        return -1;
    }

    public bool Contains(char value) => IndexOf(value) >= 0;
    public bool Contains(char value, StringComparison comparisonType) => IndexOf(value, comparisonType) >= 0;
    public bool Contains(string value) => IndexOf(value, StringComparison.Ordinal) >= 0;
    public bool Contains(string value, StringComparison comparisonType) => IndexOf(value, comparisonType) >= 0;
    public bool StartsWith(char value) => Length != 0 && this[0] == value;
    public bool EndsWith(char value) => Length != 0 && this[Length - 1] == value;
    public bool StartsWith(string value) => StartsWith(value, StringComparison.CurrentCulture);
    public bool EndsWith(string value) => EndsWith(value, StringComparison.CurrentCulture);
    public bool StartsWith(string value, bool ignoreCase, Globalization.CultureInfo culture) => StartsWith(value, ignoreCase ? StringComparison.CurrentCultureIgnoreCase : StringComparison.CurrentCulture);
    public bool EndsWith(string value, bool ignoreCase, Globalization.CultureInfo culture) => EndsWith(value, ignoreCase ? StringComparison.CurrentCultureIgnoreCase : StringComparison.CurrentCulture);

    public bool StartsWith(string value, StringComparison comparisonType)
    {
        ArgumentNullException.ThrowIfNull(value);
        Check(comparisonType);
        return Starts(this, value, (int)comparisonType);
    }

    public bool EndsWith(string value, StringComparison comparisonType)
    {
        ArgumentNullException.ThrowIfNull(value);
        Check(comparisonType);
        return Ends(this, value, (int)comparisonType);
    }
}
