using System.Collections;

namespace System.Text;

public struct StringRuneEnumerator : IEnumerable<Rune>, IEnumerator<Rune>
{
    private readonly string text;
    private Rune current;
    private int next;

    internal StringRuneEnumerator(string text)
    {
        this.text = text;
        current = default;
        next = 0;
    }

    public Rune Current => current;
    object IEnumerator.Current => current;
    public StringRuneEnumerator GetEnumerator() => this;
    IEnumerator<Rune> IEnumerable<Rune>.GetEnumerator() => this;
    IEnumerator IEnumerable.GetEnumerator() => this;
    void IDisposable.Dispose() { }

    public bool MoveNext()
    {
        if (next >= text.Length) return false;
        if (!Rune.TryGetRuneAt(text, next, out current)) current = Rune.ReplacementChar;
        next += current.Utf16SequenceLength;
        return true;
    }

    void IEnumerator.Reset()
    {
        current = default;
        next = 0;
    }
}
