namespace System;

public sealed partial class String
{
    [MethodImpl(InternalCall)] public extern string Substring(int startIndex);
    [MethodImpl(InternalCall)] public extern string Substring(int startIndex, int length);
    [MethodImpl(InternalCall)] public extern string Insert(int startIndex, string value);
    [MethodImpl(InternalCall)] public extern string Remove(int startIndex);
    [MethodImpl(InternalCall)] public extern string Remove(int startIndex, int count);
    [MethodImpl(InternalCall)] public extern string Replace(char oldChar, char newChar);
    [MethodImpl(InternalCall)] public extern string Replace(string oldValue, string newValue);
    [MethodImpl(InternalCall)] private static extern string ReplaceCore(string text, string oldValue, string newValue, int comparisonType);
    [MethodImpl(InternalCall)] public extern string ReplaceLineEndings(string replacementText);
    public string ReplaceLineEndings() => ReplaceLineEndings("\n");
    public string Replace(string oldValue, string newValue, bool ignoreCase, Globalization.CultureInfo culture) =>
        ReplaceCore(this, oldValue, newValue, ignoreCase ? 1 : 0);

    public string Replace(string oldValue, string newValue, StringComparison comparisonType)
    {
        Check(comparisonType);
        return ReplaceCore(this, oldValue, newValue, (int)comparisonType);
    }

    public string PadLeft(int totalWidth) => PadLeft(totalWidth, ' ');
    public string PadRight(int totalWidth) => PadRight(totalWidth, ' ');
    [MethodImpl(InternalCall)] public extern string PadLeft(int totalWidth, char paddingChar);
    [MethodImpl(InternalCall)] public extern string PadRight(int totalWidth, char paddingChar);
    [MethodImpl(InternalCall)] public extern string ToLowerInvariant();
    [MethodImpl(InternalCall)] public extern string ToUpperInvariant();
    public string ToLower() => ToLowerInvariant();
    public string ToUpper() => ToUpperInvariant();
    public string ToLower(Globalization.CultureInfo culture) => ToLowerInvariant();
    public string ToUpper(Globalization.CultureInfo culture) => ToUpperInvariant();

    /// <summary>Trims the ends named by `ends` (1 start, 2 end) of the characters in `chars`, or of white space when it is empty.</summary>
    [MethodImpl(InternalCall)] private static extern string TrimCore(string text, string chars, int ends);
    public string Trim() => TrimCore(this, "", 3);
    public string Trim(char trimChar) => TrimCore(this, trimChar.ToString(), 3);
    public string Trim(params char[] trimChars) => TrimCore(this, new string(trimChars), 3);
    public string TrimStart() => TrimCore(this, "", 1);
    public string TrimStart(char trimChar) => TrimCore(this, trimChar.ToString(), 1);
    public string TrimStart(params char[] trimChars) => TrimCore(this, new string(trimChars), 1);
    public string TrimEnd() => TrimCore(this, "", 2);
    public string TrimEnd(char trimChar) => TrimCore(this, trimChar.ToString(), 2);
    public string TrimEnd(params char[] trimChars) => TrimCore(this, new string(trimChars), 2);

    [MethodImpl(InternalCall)] private extern string Normalized(int form);
    public string Normalize() => Normalized((int)Text.NormalizationForm.FormC);
    public bool IsNormalized() => Normalize() == this;
    public bool IsNormalized(Text.NormalizationForm normalizationForm) => Normalize(normalizationForm) == this;

    public string Normalize(Text.NormalizationForm normalizationForm)
    {
        if (normalizationForm is not (Text.NormalizationForm.FormC or Text.NormalizationForm.FormD or Text.NormalizationForm.FormKC or Text.NormalizationForm.FormKD))
            throw new ArgumentException("Invalid or unsupported normalization form.", "normalizationForm");
        return Normalized((int)normalizationForm);
    }

    // --- split ---

    public string[] Split(params char[] separator) => SplitAny(separator, int.MaxValue, StringSplitOptions.None);
    public string[] Split(params ReadOnlySpan<char> separator) => SplitAny(separator.ToArray(), int.MaxValue, StringSplitOptions.None);
    public string[] Split(char[] separator, int count) => SplitAny(separator, count, StringSplitOptions.None);
    public string[] Split(char[] separator, StringSplitOptions options) => SplitAny(separator, int.MaxValue, options);
    public string[] Split(char[] separator, int count, StringSplitOptions options) => SplitAny(separator, count, options);
    public string[] Split(char separator, StringSplitOptions options = StringSplitOptions.None) => SplitAny(new char[] { separator }, int.MaxValue, options);
    public string[] Split(char separator, int count, StringSplitOptions options = StringSplitOptions.None) => SplitAny(new char[] { separator }, count, options);
    public string[] Split(string separator, StringSplitOptions options = StringSplitOptions.None) => Split(separator, int.MaxValue, options);
    public string[] Split(string[] separator, StringSplitOptions options) => SplitStrings(separator, int.MaxValue, options);
    public string[] Split(string[] separator, int count, StringSplitOptions options) => SplitStrings(separator, count, options);

    public string[] Split(string separator, int count, StringSplitOptions options = StringSplitOptions.None) =>
        string.IsNullOrEmpty(separator) ? SplitStrings(Array.Empty<string>(), count, options, true) : SplitStrings(new string[] { separator }, count, options);

    private string[] SplitAny(char[] separators, int count, StringSplitOptions options)
    {
        if (separators == null || separators.Length == 0) return SplitStrings(null, count, options);
        string[] texts = new string[separators.Length];
        for (int i = 0; i < texts.Length; i++) texts[i] = separators[i].ToString();
        return SplitStrings(texts, count, options);
    }

    private string[] SplitStrings(string[] separators, int count, StringSplitOptions options, bool whole = false)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(count);
        if ((uint)options > 3) throw new ArgumentException("Value of flags is invalid.", "options");
        bool trim = (options & StringSplitOptions.TrimEntries) != 0;
        bool removeEmpty = (options & StringSplitOptions.RemoveEmptyEntries) != 0;
        if (count <= 1 || Length == 0 || whole)
        {
            if (count == 0) return Array.Empty<string>();
            string only = trim ? Trim() : this;
            return removeEmpty && only.Length == 0 ? Array.Empty<string>() : new string[] { only };
        }
        bool white = separators == null || separators.Length == 0;
        List<string> parts = new List<string>();
        int start = 0;
        int position = 0;
        while (position < Length)
        {
            int width = white ? (char.IsWhiteSpace(this[position]) ? 1 : 0) : SeparatorAt(separators, position);
            if (width == 0)
            {
                position++;
                continue;
            }
            if (parts.Count == count - 1)
            {
                // The last part is all the rest, less the empty parts at its start.
                if (!removeEmpty) break;
                string next = trim ? Substring(start, position - start).Trim() : Substring(start, position - start);
                if (next.Length != 0) break;
            }
            else
            {
                AddPart(parts, Substring(start, position - start), trim, removeEmpty);
            }
            position += width;
            start = position;
        }
        AddPart(parts, Substring(start), trim, removeEmpty);
        return parts.ToArray();
    }

    private static void AddPart(List<string> parts, string part, bool trim, bool removeEmpty)
    {
        if (trim) part = part.Trim();
        if (!removeEmpty || part.Length != 0) parts.Add(part);
    }

    private int SeparatorAt(string[] separators, int position)
    {
        for (int i = 0; i < separators.Length; i++)
        {
            string separator = separators[i];
            if (!IsNullOrEmpty(separator) && separator[0] == this[position] && Find(this, separator, position, Math.Min(separator.Length, Length - position), 4) == position)
                return separator.Length;
        }
        return 0;
    }
}
