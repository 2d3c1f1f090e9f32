namespace Fencepost;

internal sealed class ArrayEnumerator<T> : IEnumerator<T>
{
    private readonly T[] array;
    private int index;

    internal ArrayEnumerator(T[] array)
    {
        this.array = array;
        index = -1;
    }

    public bool MoveNext()
    {
        int next = index + 1;
        if (next >= array.Length)
        {
            index = array.Length;
            return false;
        }
        index = next;
        return true;
    }

    public T Current
    {
        get
        {
            if (index < 0) throw new InvalidOperationException("Enumeration has not started. Call MoveNext.");
            if (index >= array.Length) throw new InvalidOperationException("Enumeration already finished.");
            return array[index];
        }
    }

    object System.Collections.IEnumerator.Current => Current;
    public void Reset() => index = -1;
    public void Dispose() { }
}
