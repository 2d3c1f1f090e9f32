using System.Collections;

namespace System;

public sealed class CharEnumerator : IEnumerator<char>, ICloneable
{
    private readonly string text;
    private int index;

    internal CharEnumerator(string text)
    {
        this.text = text;
        index = -1;
    }

    public bool MoveNext()
    {
        if (index + 1 >= text.Length)
        {
            index = text.Length;
            return false;
        }
        index++;
        return true;
    }

    public char Current
    {
        get
        {
            if (index < 0) throw new InvalidOperationException("Enumeration has not started. Call MoveNext.");
            if (index >= text.Length) throw new InvalidOperationException("Enumeration already finished.");
            return text[index];
        }
    }

    object IEnumerator.Current => Current;
    public void Reset() => index = -1;
    public void Dispose() { }
    public object Clone() => MemberwiseClone();
}
