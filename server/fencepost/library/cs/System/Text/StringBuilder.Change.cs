namespace System.Text;

public sealed partial class StringBuilder
{
    public StringBuilder Remove(int startIndex, int length)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(length);
        ArgumentOutOfRangeException.ThrowIfNegative(startIndex);
        string old = text;
        if (length > old.Length - startIndex) throw new ArgumentOutOfRangeException("length", "Index was out of range. Must be non-negative and less than or equal to the size of the collection.");
        text = old.Remove(startIndex, length);
        return this;
    }

    public StringBuilder Insert(int index, string value) => Insert(index, value, 1);

    public StringBuilder Insert(int index, string value, int count)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(count);
        string old = text;
        if ((uint)index > (uint)old.Length) throw new ArgumentOutOfRangeException("index", "Index was out of range. Must be non-negative and less than or equal to the size of the collection.");
        if (string.IsNullOrEmpty(value) || count == 0) return this;
        string inserted = value;
        for (int i = 1; i < count; i++) inserted = string.Concat(inserted, value);
        text = old.Substring(0, index);
        Add(string.Concat(inserted, old.Substring(index)));
        return this;
    }

    public StringBuilder Insert(int index, char value) => Insert(index, value.ToString(), 1);
    public StringBuilder Insert(int index, char[] value) => Insert(index, new string(value), 1);
    public StringBuilder Insert(int index, char[] value, int startIndex, int charCount) => Insert(index, value == null ? null : new string(value, startIndex, charCount), 1);
    public StringBuilder Insert(int index, object value) => value == null ? this : Insert(index, value.ToString(), 1);
    public StringBuilder Insert(int index, bool value) => Insert(index, value.ToString(), 1);
    public StringBuilder Insert(int index, sbyte value) => Insert(index, value.ToString(), 1);
    public StringBuilder Insert(int index, byte value) => Insert(index, value.ToString(), 1);
    public StringBuilder Insert(int index, short value) => Insert(index, value.ToString(), 1);
    public StringBuilder Insert(int index, ushort value) => Insert(index, value.ToString(), 1);
    public StringBuilder Insert(int index, int value) => Insert(index, value.ToString(), 1);
    public StringBuilder Insert(int index, uint value) => Insert(index, value.ToString(), 1);
    public StringBuilder Insert(int index, long value) => Insert(index, value.ToString(), 1);
    public StringBuilder Insert(int index, ulong value) => Insert(index, value.ToString(), 1);
    public StringBuilder Insert(int index, float value) => Insert(index, value.ToString(), 1);
    public StringBuilder Insert(int index, double value) => Insert(index, value.ToString(), 1);
    public StringBuilder Insert(int index, decimal value) => Insert(index, value.ToString(), 1);
    public StringBuilder Insert(int index, ReadOnlySpan<char> value) => Insert(index, value.ToString(), 1);

    public StringBuilder Replace(string oldValue, string newValue)
    {
        text = text.Replace(oldValue, newValue);
        capacity = Math.Max(capacity, text.Length);
        return this;
    }

    public StringBuilder Replace(char oldChar, char newChar)
    {
        text = text.Replace(oldChar, newChar);
        return this;
    }

    public StringBuilder Replace(string oldValue, string newValue, int startIndex, int count)
    {
        string old = text;
        CheckRange(old, startIndex, count);
        ArgumentException.ThrowIfNullOrEmpty(oldValue);
        text = string.Concat(old.Substring(0, startIndex), old.Substring(startIndex, count).Replace(oldValue, newValue), old.Substring(startIndex + count));
        capacity = Math.Max(capacity, text.Length);
        return this;
    }

    public StringBuilder Replace(char oldChar, char newChar, int startIndex, int count)
    {
        string old = text;
        CheckRange(old, startIndex, count);
        text = string.Concat(old.Substring(0, startIndex), old.Substring(startIndex, count).Replace(oldChar, newChar), old.Substring(startIndex + count));
        return this;
    }

    private static void CheckRange(string text, int startIndex, int count)
    {
        if ((uint)startIndex > (uint)text.Length) throw new ArgumentOutOfRangeException("startIndex");
        if (count < 0 || startIndex > text.Length - count) throw new ArgumentOutOfRangeException("count");
    }

    public bool Equals(StringBuilder sb) => sb != null && maxCapacity == sb.maxCapacity && text == sb.text;
    public bool Equals(ReadOnlySpan<char> span) => text == span.ToString();

    public void CopyTo(int sourceIndex, char[] destination, int destinationIndex, int count) => text.CopyTo(sourceIndex, destination, destinationIndex, count);

    public void CopyTo(int sourceIndex, Span<char> destination, int count)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(count);
        if ((uint)sourceIndex > (uint)text.Length) throw new ArgumentOutOfRangeException("sourceIndex");
        if (sourceIndex > text.Length - count) throw new ArgumentException("Source string was not long enough. Check sourceIndex and count.");
        text.Substring(sourceIndex, count).CopyTo(destination);
    }

    public ChunkEnumerator GetChunks() => new ChunkEnumerator(text);

    public struct ChunkEnumerator
    {
        private readonly string text;
        private bool started;

        internal ChunkEnumerator(string text)
        {
            this.text = text;
            started = false;
        }

        public ChunkEnumerator GetEnumerator() => this;
        public ReadOnlyMemory<char> Current => text.AsMemory();

        public bool MoveNext()
        {
            bool first = !started && text.Length != 0;
            started = true;
            return first;
        }
    }
}
