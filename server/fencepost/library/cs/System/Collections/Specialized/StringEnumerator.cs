namespace System.Collections.Specialized;

public class StringEnumerator
{
    private readonly IEnumerator items;

    internal StringEnumerator(IEnumerator items) => this.items = items;
    public string Current => (string)items.Current;
    public bool MoveNext() => items.MoveNext();
    public void Reset() => items.Reset();
}
