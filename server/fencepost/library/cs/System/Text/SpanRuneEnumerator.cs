using System.Collections;

namespace System.Text;

public ref struct SpanRuneEnumerator : IEnumerator<Rune>
{
    private ReadOnlySpan<char> rest;
    private Rune current;

    internal SpanRuneEnumerator(ReadOnlySpan<char> text) => rest = text;

    public Rune Current => current;
    object IEnumerator.Current => current;
    public SpanRuneEnumerator GetEnumerator() => this;
    void IEnumerator.Reset() => throw new NotSupportedException();
    void IDisposable.Dispose() { }

    public bool MoveNext()
    {
        if (rest.IsEmpty)
        {
            current = default;
            return false;
        }
        Rune.DecodeFromUtf16(rest, out current, out int count);
        rest = rest.Slice(count);
        return true;
    }
}
