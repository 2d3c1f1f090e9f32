namespace System.Buffers;

/// <summary>Memory is that of arrays of the shared pool, to which they go back.</summary>
public abstract class MemoryPool<T> : IDisposable
{
    public static MemoryPool<T> Shared => new NewMemory();
    public abstract int MaxBufferSize { get; }
    public abstract IMemoryOwner<T> Rent(int minBufferSize = -1);
    protected abstract void Dispose(bool disposing);

    public void Dispose()
    {
        Dispose(true);
        GC.SuppressFinalize(this);
    }

    private sealed class NewMemory : MemoryPool<T>
    {
        public override int MaxBufferSize => Array.MaxLength;
        protected override void Dispose(bool disposing) { }

        public override IMemoryOwner<T> Rent(int minBufferSize = -1)
        {
            if (minBufferSize < -1) throw new ArgumentOutOfRangeException("minBufferSize");
            return new Owner(ArrayPool<T>.Shared.Rent(minBufferSize == -1 ? 256 : minBufferSize));
        }
    }

    private sealed class Owner : IMemoryOwner<T>
    {
        private T[] array;

        internal Owner(T[] array) => this.array = array;

        public Memory<T> Memory => array ?? throw new ObjectDisposedException("ArrayMemoryPoolBuffer");
        
        public void Dispose()
        {
            T[] rented = array;
            if (rented == null) return;
            array = null;
            ArrayPool<T>.Shared.Return(rented);
        }
    }
}
