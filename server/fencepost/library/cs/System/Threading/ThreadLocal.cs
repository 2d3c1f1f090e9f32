using Fencepost;

namespace System.Threading;

public class ThreadLocal<T> : IDisposable
{
    private readonly Func<T> factory;
    private readonly bool track;
    private ThreadSlot<T>[] all;
    private bool disposed;

    public ThreadLocal() { }
    public ThreadLocal(bool trackAllValues) => track = trackAllValues;
    public ThreadLocal(Func<T> valueFactory) : this(valueFactory, false) { }

    public ThreadLocal(Func<T> valueFactory, bool trackAllValues)
    {
        factory = valueFactory ?? throw new ArgumentNullException("valueFactory");
        track = trackAllValues;
    }

    public bool IsValueCreated
    {
        get
        {
            CheckDisposed();
            return Find() != null;
        }
    }

    public T Value
    {
        get
        {
            CheckDisposed();
            if (Find() is ThreadSlot<T> slot) return slot.value;
            T value = factory == null ? default : factory();
            if (factory != null && Find() != null)
                throw new InvalidOperationException("ValueFactory attempted to access the Value property of this instance.");
            Add(value);
            return value;
        }
        set
        {
            CheckDisposed();
            if (Find() is ThreadSlot<T> slot) slot.value = value;
            else Add(value);
        }
    }

    public IList<T> Values
    {
        get
        {
            CheckDisposed();
            if (!track) throw new InvalidOperationException("The ThreadLocal object is not tracking values. To use the Values property, use a ThreadLocal constructor that accepts the trackAllValues parameter and set the parameter to true.");
            return Collect();
        }
    }

    [OneStep]
    private List<T> Collect()
    {
        List<T> values = new List<T>();
        if (all != null)
            foreach (ThreadSlot<T> slot in all) values.Add(slot.value);
        return values;
    }

    private ThreadSlot<T> Find()
    {
        for (ThreadSlot slot = ThreadSlot.first; slot != null; slot = slot.next)
            if (slot.owner == this) return (ThreadSlot<T>)slot;
        return null;
    }

    private void Add(T value)
    {
        ThreadSlot<T> slot = new ThreadSlot<T> { owner = this, value = value, next = ThreadSlot.first };
        ThreadSlot.first = slot;
        if (track) Track(slot);
    }

    [OneStep]
    private void Track(ThreadSlot<T> slot)
    {
        int count = all == null ? 0 : all.Length;
        ThreadSlot<T>[] more = new ThreadSlot<T>[count + 1];
        for (int i = 0; i < count; i++) more[i] = all[i];
        more[count] = slot;
        all = more;
    }

    private void CheckDisposed()
    {
        if (disposed) throw new ObjectDisposedException("The ThreadLocal object has been disposed.");
    }

    public override string ToString() => Value.ToString();
    public void Dispose() => Dispose(true);

    protected virtual void Dispose(bool disposing)
    {
        disposed = true;
        all = null;
    }
}

/// <summary>A thread's values of the ThreadLocals that it has used.</summary>
internal abstract class ThreadSlot
{
    [ThreadStatic] internal static ThreadSlot first;
    internal object owner;
    internal ThreadSlot next;
}

internal sealed class ThreadSlot<T> : ThreadSlot
{
    internal T value;
}
