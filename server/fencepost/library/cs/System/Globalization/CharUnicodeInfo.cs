namespace System.Globalization;

public static class CharUnicodeInfo
{
    public static UnicodeCategory GetUnicodeCategory(char ch) => char.GetUnicodeCategory(ch);

    public static UnicodeCategory GetUnicodeCategory(int codePoint)
    {
        if ((uint)codePoint > 0x10FFFF) throw new ArgumentOutOfRangeException("codePoint");
        return (UnicodeCategory)char.Category(codePoint);
    }

    public static UnicodeCategory GetUnicodeCategory(string s, int index)
    {
        ArgumentNullException.ThrowIfNull(s);
        if ((uint)index >= (uint)s.Length) throw new ArgumentOutOfRangeException("index");
        bool isPair = char.IsHighSurrogate(s[index]) && index + 1 < s.Length && char.IsLowSurrogate(s[index + 1]);
        return (UnicodeCategory)char.Category(isPair ? char.ConvertToUtf32(s[index], s[index + 1]) : s[index]);
    }
}
