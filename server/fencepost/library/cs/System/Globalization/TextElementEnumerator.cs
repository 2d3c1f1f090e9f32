namespace System.Globalization;

// Indices are those in the text from where the enumeration begins.
public class TextElementEnumerator : Collections.IEnumerator
{
    private readonly string text;
    private int offset;
    private int length;

    internal TextElementEnumerator(string text) => this.text = text;

    public object Current => GetTextElement();

    public int ElementIndex
    {
        get
        {
            Check();
            return offset;
        }
    }

    public bool MoveNext()
    {
        offset += length;
        length = StringInfo.GetNextTextElementLength(text, offset);
        return length != 0;
    }

    public string GetTextElement()
    {
        Check();
        return text.Substring(offset, length);
    }

    public void Reset()
    {
        offset = 0;
        length = 0;
    }

    private void Check()
    {
        if (length == 0) throw new InvalidOperationException("Enumeration has either not started or has already finished.");
    }
}
