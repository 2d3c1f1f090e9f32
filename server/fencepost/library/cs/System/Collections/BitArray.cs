namespace System.Collections;

// Eight bits to a byte as in .NET: unsynchronized writes to neighbours get lost.
public sealed class BitArray : ICollection, ICloneable
{
    private byte[] bytes;
    private int length;
    private int version;

    public BitArray(int length)
        : this(length, false) { }

    public BitArray(int length, bool defaultValue)
    {
        if (length < 0) throw Fail.NeedsNonNegative("length");
        bytes = new byte[ByteCount(length)];
        this.length = length;
        if (defaultValue) SetAll(true);
        version = 0;
    }

    public BitArray(byte[] bytes)
    {
        if (bytes == null) throw Fail.Null("bytes");
        this.bytes = new byte[bytes.Length];
        Array.Copy(bytes, this.bytes, bytes.Length);
        length = checked(bytes.Length * 8);
    }

    public BitArray(bool[] values)
    {
        if (values == null) throw Fail.Null("values");
        bytes = new byte[ByteCount(values.Length)];
        length = values.Length;
        for (int i = 0; i < values.Length; i++)
        {
            if (values[i]) bytes[i >> 3] |= (byte)(1 << (i & 7));
        }
    }

    public BitArray(int[] values)
    {
        if (values == null) throw Fail.Null("values");
        bytes = new byte[checked(values.Length * 4)];
        length = checked(values.Length * 32);
        for (int i = 0; i < bytes.Length; i++) bytes[i] = (byte)(values[i >> 2] >> ((i & 3) * 8));
    }

    public BitArray(BitArray bits)
    {
        if (bits == null) throw Fail.Null("bits");
        bytes = new byte[bits.bytes.Length];
        Array.Copy(bits.bytes, bytes, bytes.Length);
        length = bits.length;
        version = bits.version;
    }

    public int Count => length;

    public int Length
    {
        get => length;
        set
        {
            if (value < 0) throw Fail.NeedsNonNegative("value");
            Array.Resize(ref bytes, ByteCount(value));
            length = value;
            TrimLast();
            version++;
        }
    }

    public bool IsReadOnly => false;

    public bool IsSynchronized => false;

    public object SyncRoot => this;

    public bool this[int index] { get => Get(index); set => Set(index, value); }

    public bool Get(int index)
    {
        if ((uint)index >= (uint)length) throw Fail.IndexIs(index);
        return (bytes[index >> 3] & (1 << (index & 7))) != 0;
    }

    public void Set(int index, bool value)
    {
        if ((uint)index >= (uint)length) throw Fail.IndexIs(index);
        if (value) bytes[index >> 3] |= (byte)(1 << (index & 7));
        else bytes[index >> 3] &= (byte)~(1 << (index & 7));
        version++;
    }

    public void SetAll(bool value)
    {
        for (int i = 0; i < bytes.Length; i++) bytes[i] = value ? (byte)255 : (byte)0;
        TrimLast();
        version++;
    }

    public BitArray And(BitArray value)
    {
        CheckLength(value);
        for (int i = 0; i < bytes.Length; i++) bytes[i] &= value.bytes[i];
        version++;
        return this;
    }

    public BitArray Or(BitArray value)
    {
        CheckLength(value);
        for (int i = 0; i < bytes.Length; i++) bytes[i] |= value.bytes[i];
        version++;
        return this;
    }

    public BitArray Xor(BitArray value)
    {
        CheckLength(value);
        for (int i = 0; i < bytes.Length; i++) bytes[i] ^= value.bytes[i];
        version++;
        return this;
    }

    public BitArray Not()
    {
        for (int i = 0; i < bytes.Length; i++) bytes[i] = (byte)~bytes[i];
        TrimLast();
        version++;
        return this;
    }

    public BitArray LeftShift(int count)
    {
        if (count < 0) throw Fail.Negative("count", count);
        for (int i = length - 1; i >= 0 && count > 0; i--) Put(i, i >= count && Get(i - count));
        version++;
        return this;
    }

    public BitArray RightShift(int count)
    {
        if (count < 0) throw Fail.Negative("count", count);
        for (int i = 0; i < length && count > 0; i++) Put(i, i < length - count && Get(i + count));
        version++;
        return this;
    }

    public bool HasAllSet()
    {
        for (int i = 0; i < length; i++)
        {
            if (!Get(i)) return false;
        }
        return true;
    }

    public bool HasAnySet()
    {
        for (int i = 0; i < bytes.Length; i++)
        {
            if (bytes[i] != 0) return true;
        }
        return false;
    }

    public object Clone() => new BitArray(this);

    public void CopyTo(Array array, int index)
    {
        if (array == null) throw Fail.Null("array");
        if (index < 0) throw Fail.NeedsNonNegative("index");
        if (array.Rank != 1) throw new ArgumentException("Only single dimensional arrays are supported for the requested action.", "array");
        if (array is int[] numbers)
        {
            if (array.Length - index < (length + 31) / 32) throw Fail.Length();
            for (int i = 0; i < (length + 31) / 32; i++) numbers[index + i] = 0;
            for (int i = 0; i < bytes.Length; i++) numbers[index + (i >> 2)] |= bytes[i] << ((i & 3) * 8);
        }
        else if (array is byte[] copy)
        {
            if (array.Length - index < bytes.Length) throw Fail.Length();
            Array.Copy(bytes, 0, copy, index, bytes.Length);
        }
        else if (array is bool[] values)
        {
            if (array.Length - index < length) throw Fail.Length();
            for (int i = 0; i < length; i++) values[index + i] = Get(i);
        }
        else
        {
            throw new ArgumentException("Only supported array types for CopyTo on BitArrays are Boolean[], Int32[] and Byte[].", "array");
        }
    }

    public IEnumerator GetEnumerator() => new Enumerator(this);

    internal Span<byte> AsBytes() => new Span<byte>(bytes, 0, ByteCount(length));
    private static int ByteCount(int bits) => (int)(((uint)bits + 7) >> 3);

    private void Put(int index, bool value)
    {
        if (value) bytes[index >> 3] |= (byte)(1 << (index & 7));
        else bytes[index >> 3] &= (byte)~(1 << (index & 7));
    }

    // The unused bits of the last byte are always zero.
    private void TrimLast()
    {
        if ((length & 7) != 0) bytes[length >> 3] &= (byte)((1 << (length & 7)) - 1);
    }

    private void CheckLength(BitArray value)
    {
        if (value == null) throw Fail.Null("value");
        if (length != value.length) throw new ArgumentException("Array lengths must be the same.");
    }

    private sealed class Enumerator : IEnumerator, ICloneable
    {
        private readonly BitArray bits;
        private readonly int version;
        private int index = -1;
        private bool current;

        public Enumerator(BitArray bits)
        {
            this.bits = bits;
            version = bits.version;
        }

        public object Clone() => MemberwiseClone();

        public object Current => index < 0 ? throw Fail.NotStarted() : index >= bits.length ? throw Fail.Ended() : (object)current;

        public bool MoveNext()
        {
            if (version != bits.version) throw Fail.Changed();
            if (index < bits.length - 1)
            {
                current = bits.Get(++index);
                return true;
            }
            index = bits.length;
            return false;
        }

        public void Reset()
        {
            if (version != bits.version) throw Fail.Changed();
            index = -1;
        }
    }
}
