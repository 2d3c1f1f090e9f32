namespace System.Globalization;

public class StringInfo
{
    private string text;

    public StringInfo() : this("") { }
    public StringInfo(string value) => String = value;

    public string String
    {
        get => text;
        set => text = value ?? throw new ArgumentNullException("value");
    }

    public int LengthInTextElements => ParseCombiningCharacters(text).Length;

    public static int GetNextTextElementLength(string str) => GetNextTextElementLength(str, 0);

    public static int GetNextTextElementLength(string str, int index)
    {
        ArgumentNullException.ThrowIfNull(str);
        if ((uint)index > (uint)str.Length) throw new ArgumentOutOfRangeException("index", "Index was out of range. Must be non-negative and less than or equal to the size of the collection.");
        return index == str.Length ? 0 : Length(str, index);
    }

    [MethodImpl(InternalCall)] private static extern int Length(string text, int index);

    public static string GetNextTextElement(string str) => GetNextTextElement(str, 0);
    public static string GetNextTextElement(string str, int index) => str.Substring(index, GetNextTextElementLength(str, index));
    public static TextElementEnumerator GetTextElementEnumerator(string str) => GetTextElementEnumerator(str, 0);

    public static TextElementEnumerator GetTextElementEnumerator(string str, int index)
    {
        ArgumentNullException.ThrowIfNull(str);
        if ((uint)index > (uint)str.Length) throw new ArgumentOutOfRangeException("index", "Index was out of range. Must be non-negative and less than or equal to the size of the collection.");
        return new TextElementEnumerator(str.Substring(index));
    }

    /// <summary>Where the text elements begin.</summary>
    public static int[] ParseCombiningCharacters(string str)
    {
        ArgumentNullException.ThrowIfNull(str);
        List<int> found = new List<int>();
        for (int at = 0; at < str.Length; at += Length(str, at)) found.Add(at);
        return found.ToArray();
    }

    public override bool Equals(object value) => value is StringInfo other && text == other.text;
    public override int GetHashCode() => text.GetHashCode();
}
