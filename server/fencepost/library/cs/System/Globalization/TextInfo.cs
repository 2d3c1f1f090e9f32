namespace System.Globalization;

public class TextInfo
{
    public string CultureName => "";
    public virtual string ListSeparator => ",";
    public bool IsRightToLeft => false;
    public bool IsReadOnly => true;
    public string ToLower(string str) => str.ToLowerInvariant();
    public string ToUpper(string str) => str.ToUpperInvariant();
    public char ToLower(char c) => char.ToLowerInvariant(c);
    public char ToUpper(char c) => char.ToUpperInvariant(c);

    public string ToTitleCase(string str)
    {
        ArgumentNullException.ThrowIfNull(str);
        string result = "";
        bool inWord = false;
        for (int i = 0; i < str.Length; i++)
        {
            char c = str[i];
            result = result + (inWord ? char.ToLowerInvariant(c) : char.ToUpperInvariant(c)).ToString();
            inWord = char.IsLetter(c) || (inWord && (c == '\'' || char.IsDigit(c)));
        }
        return result;
    }
}
