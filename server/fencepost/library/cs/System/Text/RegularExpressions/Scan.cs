namespace System.Text.RegularExpressions;

/// <summary>
/// Pure functions of texts. A set of characters is a text: `i` if cases are alike, `^` if negated, then `r` with the first and last
/// character of a range, `p` or `n` (not) with the name of a Unicode property and `;` (`w`, `s` and `d` are the classes of that name),
/// last `-` with the set that is taken away.
/// </summary>
internal static class Scan
{
    public const string Word = "pw;", Any = "^", NotNewLine = "^r\n\n";

    /// <summary>Whether the part is in the text at that place.</summary>
    [MethodImpl(InternalCall)] public static extern bool Has(string text, int at, string part);
    [MethodImpl(InternalCall)] public static extern bool HasFolded(string text, int at, string part);

    /// <summary>The first place of the part, or of a character in the set, from that place on, or -1.</summary>
    [MethodImpl(InternalCall)] public static extern int Find(string text, int at, string part);
    [MethodImpl(InternalCall)] public static extern int FindFolded(string text, int at, string part);
    [MethodImpl(InternalCall)] public static extern int FindIn(string text, int at, string set);

    /// <summary>The last place of the part between two places, inclusive, or -1.</summary>
    [MethodImpl(InternalCall)] public static extern int FindLast(string text, int low, int high, string part);

    /// <summary>How many characters from that place on, or before it, are in the set: at most so many.</summary>
    [MethodImpl(InternalCall)] public static extern int Run(string text, int at, int most, string set);
    [MethodImpl(InternalCall)] public static extern int RunBack(string text, int at, int most, string set);

    /// <summary>Whether a word begins or ends there.</summary>
    [MethodImpl(InternalCall)] public static extern bool IsBoundary(string text, int at, bool ascii);

    /// <summary>The text in which characters that differ in case only are the same.</summary>
    [MethodImpl(InternalCall)] public static extern string Fold(string text);

    /// <summary>Whether a Unicode category or block has that name.</summary>
    [MethodImpl(InternalCall)] public static extern bool IsProperty(string name);
}
