namespace System;

public readonly ref struct ReadOnlySpan<T>
{
    internal readonly ref T reference;
    private readonly int length;

    public ReadOnlySpan(T[] array)
    {
        if (array == null) return;
        reference = ref Runtime.InteropServices.MemoryMarshal.GetArrayDataReference(array);
        length = array.Length;
    }

    public ReadOnlySpan(T[] array, int start, int length)
    {
        if (array == null)
        {
            if (start != 0 || length != 0) throw new ArgumentOutOfRangeException();
            return;
        }
        if ((uint)start > (uint)array.Length || (uint)length > (uint)(array.Length - start)) throw new ArgumentOutOfRangeException();
        reference = ref Unsafe.Add(ref Runtime.InteropServices.MemoryMarshal.GetArrayDataReference(array), start);
        this.length = length;
    }

    public unsafe ReadOnlySpan(void* pointer, int length)
    {
        if (length < 0) throw new ArgumentOutOfRangeException();
        reference = ref Unsafe.AsRef<T>(pointer);
        this.length = length;
    }

    public ReadOnlySpan(ref readonly T reference)
    {
        this.reference = ref Unsafe.AsRef(in reference);
        length = 1;
    }

    internal ReadOnlySpan(ref T reference, int length)
    {
        this.reference = ref reference;
        this.length = length;
    }

    public ref readonly T this[int index]
    {
        get
        {
            if ((uint)index >= (uint)length) throw new IndexOutOfRangeException();
            return ref Unsafe.Add(ref reference, index);
        }
    }

    public int Length => length;
    public bool IsEmpty => length == 0;
    public static ReadOnlySpan<T> Empty => default;
    public Enumerator GetEnumerator() => new Enumerator(this);

    public ref readonly T GetPinnableReference()
    {
        if (length != 0) return ref reference;
        return ref Unsafe.NullRef<T>();
    }

    public void CopyTo(Span<T> destination)
    {
        if (!TryCopyTo(destination)) throw new ArgumentException("Destination is too short.", "destination");
    }

    public bool TryCopyTo(Span<T> destination)
    {
        if (length > destination.Length) return false;
        if (length == 0) return true;
        // The two may overlap: upwards when the destination lies behind the source.
        if (Fencepost.Machine.IsBehind(ref destination.reference, ref reference))
        {
            for (int i = length - 1; i >= 0; i--) Unsafe.Add(ref destination.reference, i) = Unsafe.Add(ref reference, i);
        }
        else
        {
            for (int i = 0; i < length; i++) Unsafe.Add(ref destination.reference, i) = Unsafe.Add(ref reference, i);
        }
        return true;
    }

    public T[] ToArray()
    {
        if (length == 0) return Array.Empty<T>();
        T[] array = new T[length];
        for (int i = 0; i < array.Length; i++) array[i] = Unsafe.Add(ref reference, i);
        return array;
    }

    public ReadOnlySpan<T> Slice(int start)
    {
        if ((uint)start > (uint)length) throw new ArgumentOutOfRangeException();
        return new ReadOnlySpan<T>(ref Unsafe.Add(ref reference, start), length - start);
    }

    public ReadOnlySpan<T> Slice(int start, int length)
    {
        if ((uint)start > (uint)this.length || (uint)length > (uint)(this.length - start)) throw new ArgumentOutOfRangeException();
        return new ReadOnlySpan<T>(ref Unsafe.Add(ref reference, start), length);
    }

    public override string ToString() => Text(this, "System.ReadOnlySpan<");

    internal static string Text(ReadOnlySpan<T> span, string prefix)
    {
        if (typeof(T) == typeof(char)) return string.FromReference(ref Unsafe.As<T, char>(ref span.reference), span.length);
        return prefix + typeof(T).Name + ">[" + span.length.ToString() + "]";
    }

    public static ReadOnlySpan<T> CastUp<TDerived>(ReadOnlySpan<TDerived> items) where TDerived : class, T =>
        new ReadOnlySpan<T>(ref Unsafe.As<TDerived, T>(ref items.reference), items.Length);

    public static implicit operator ReadOnlySpan<T>(T[] array) => new ReadOnlySpan<T>(array);
    public static implicit operator ReadOnlySpan<T>(ArraySegment<T> segment) => new ReadOnlySpan<T>(segment.Array, segment.Offset, segment.Count);
    public static bool operator ==(ReadOnlySpan<T> left, ReadOnlySpan<T> right) => left.length == right.length && Unsafe.AreSame(ref left.reference, ref right.reference);
    public static bool operator !=(ReadOnlySpan<T> left, ReadOnlySpan<T> right) => !(left == right);
    public override bool Equals(object obj) => throw new NotSupportedException("Equals() on Span and ReadOnlySpan is not supported. Use operator== instead.");
    public override int GetHashCode() => throw new NotSupportedException("GetHashCode() on Span and ReadOnlySpan is not supported.");

    public ref struct Enumerator : IEnumerator<T>
    {
        private readonly ReadOnlySpan<T> span;
        private int index;

        internal Enumerator(ReadOnlySpan<T> span)
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

        public ref readonly T Current => ref span[index];
        T IEnumerator<T>.Current => Current;
        object Collections.IEnumerator.Current => Current;
        void Collections.IEnumerator.Reset() => index = -1;
        void IDisposable.Dispose() { }
    }
}
