namespace System.Text;

public ref struct SpanLineEnumerator : IDisposable, System.Collections.IEnumerator, System.Collections.Generic.IEnumerator<ReadOnlySpan<char>>
{
    private ReadOnlySpan<char> rest;
    private ReadOnlySpan<char> current;
    private bool ended;

    internal SpanLineEnumerator(ReadOnlySpan<char> text) => rest = text;

    public ReadOnlySpan<char> Current => current;
    public SpanLineEnumerator GetEnumerator() => this;

    object System.Collections.IEnumerator.Current => throw new NotSupportedException();
    void System.Collections.IEnumerator.Reset() => throw new NotSupportedException();
    void IDisposable.Dispose() { }

    public bool MoveNext()
    {
        if (ended) return false;
        int end = rest.IndexOfAny("\n\r\f\u0085\u2028\u2029");
        if (end < 0)
        {
            current = rest;
            ended = true;
            return true;
        }
        current = rest.Slice(0, end);
        bool both = rest[end] == '\r' && end + 1 < rest.Length && rest[end + 1] == '\n';
        rest = rest.Slice(end + (both ? 2 : 1));
        return true;
    }
}
