namespace System.Collections;

public struct DictionaryEntry
{
    private object key;
    private object value;

    public DictionaryEntry(object key, object value)
    {
        this.key = key;
        this.value = value;
    }

    public object Key { get => key; set => key = value; }
    public object Value { get => value; set => this.value = value; }

    public void Deconstruct(out object key, out object value)
    {
        key = this.key;
        value = this.value;
    }

    public override string ToString() => "[" + key + ", " + value + "]";
}
