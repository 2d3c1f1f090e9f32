namespace System;

public readonly ref struct Span<T>
{
    internal readonly ref T reference;
    private readonly int length;

    public Span(T[] array)
    {
        if (array == null) return;
        if (default(T) == null && array.GetType() != typeof(T[])) throw new ArrayTypeMismatchException();
        reference = ref Runtime.InteropServices.MemoryMarshal.GetArrayDataReference(array);
        length = array.Length;
    }

    public Span(T[] array, int start, int length)
    {
        if (array == null)
        {
            if (start != 0 || length != 0) throw new ArgumentOutOfRangeException();
            return;
        }
        if (default(T) == null && array.GetType() != typeof(T[])) throw new ArrayTypeMismatchException();
        if ((uint)start > (uint)array.Length || (uint)length > (uint)(array.Length - start)) throw new ArgumentOutOfRangeException();
        reference = ref Unsafe.Add(ref Runtime.InteropServices.MemoryMarshal.GetArrayDataReference(array), start);
        this.length = length;
    }

    public unsafe Span(void* pointer, int length)
    {
        if (length < 0) throw new ArgumentOutOfRangeException();
        reference = ref Unsafe.AsRef<T>(pointer);
        this.length = length;
    }

    public Span(ref T reference)
    {
        this.reference = ref reference;
        length = 1;
    }

    internal Span(ref T reference, int length)
    {
        this.reference = ref reference;
        this.length = length;
    }

    public ref T this[int index]
    {
        get
        {
            if ((uint)index >= (uint)length) throw new IndexOutOfRangeException();
            return ref Unsafe.Add(ref reference, index);
        }
    }

    public int Length => length;
    public bool IsEmpty => length == 0;
    public static Span<T> Empty => default;
    public Enumerator GetEnumerator() => new Enumerator(this);

    public ref T GetPinnableReference()
    {
        if (length != 0) return ref reference;
        return ref Unsafe.NullRef<T>();
    }

    public void Clear()
    {
        for (int i = 0; i < length; i++) Unsafe.Add(ref reference, i) = default;
    }

    public void Fill(T value)
    {
        for (int i = 0; i < length; i++) Unsafe.Add(ref reference, i) = value;
    }

    public void CopyTo(Span<T> destination) => ((ReadOnlySpan<T>)this).CopyTo(destination);
    public bool TryCopyTo(Span<T> destination) => ((ReadOnlySpan<T>)this).TryCopyTo(destination);
    public T[] ToArray() => ((ReadOnlySpan<T>)this).ToArray();
    public override string ToString() => ReadOnlySpan<T>.Text(this, "System.Span<");

    public Span<T> Slice(int start)
    {
        if ((uint)start > (uint)length) throw new ArgumentOutOfRangeException();
        return new Span<T>(ref Unsafe.Add(ref reference, start), length - start);
    }

    public Span<T> Slice(int start, int length)
    {
        if ((uint)start > (uint)this.length || (uint)length > (uint)(this.length - start)) throw new ArgumentOutOfRangeException();
        return new Span<T>(ref Unsafe.Add(ref reference, start), length);
    }

    public static implicit operator Span<T>(T[] array)
    {
        if (array != null && !typeof(T).IsValueType && array.GetType() != typeof(T[])) throw new ArrayTypeMismatchException();
        return new Span<T>(array);
    }

    public static implicit operator Span<T>(ArraySegment<T> segment) => new Span<T>(segment.Array, segment.Offset, segment.Count);
    public static implicit operator ReadOnlySpan<T>(Span<T> span) => new ReadOnlySpan<T>(ref span.reference, span.length);
    public static bool operator ==(Span<T> left, Span<T> right) => left.length == right.length && Unsafe.AreSame(ref left.reference, ref right.reference);
    public static bool operator !=(Span<T> left, Span<T> right) => !(left == right);
    public override bool Equals(object obj) => throw new NotSupportedException("Equals() on Span and ReadOnlySpan is not supported. Use operator== instead.");
    public override int GetHashCode() => throw new NotSupportedException("GetHashCode() on Span and ReadOnlySpan is not supported.");

    public ref struct Enumerator : IEnumerator<T>
    {
        private readonly Span<T> span;
        private int index;

        internal Enumerator(Span<T> span)
        {
            this.span = span;
            index = -1;
        }

        public bool MoveNext()
        {
            int next = index + 1;
            if (next >= span.Length) return false;
            index = next;
            return true;
        }

        public ref T Current => ref span[index];
        T IEnumerator<T>.Current => Current;
        object Collections.IEnumerator.Current => Current;
        void Collections.IEnumerator.Reset() => index = -1;
        void IDisposable.Dispose() { }
    }
}
