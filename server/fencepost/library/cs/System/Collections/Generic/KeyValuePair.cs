namespace System.Collections.Generic;

public readonly struct KeyValuePair<TKey, TValue>
{
    private readonly TKey key;
    private readonly TValue value;

    public KeyValuePair(TKey key, TValue value)
    {
        this.key = key;
        this.value = value;
    }

    public TKey Key => key;
    public TValue Value => value;
    public override string ToString() => "[" + key + ", " + value + "]";

    public void Deconstruct(out TKey key, out TValue value)
    {
        key = this.key;
        value = this.value;
    }
}

public static class KeyValuePair
{
    public static KeyValuePair<TKey, TValue> Create<TKey, TValue>(TKey key, TValue value) => new KeyValuePair<TKey, TValue>(key, value);
}
