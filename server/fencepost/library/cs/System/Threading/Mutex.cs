using Fencepost;

namespace System.Threading;

/// <summary>A thread that ends while it owns the mutex keeps it; the next owner is told. Those of the pool live on. Mutexes of one name are one as long as
/// one of them is open.</summary>
public sealed class Mutex : WaitHandle
{
    private int owner;
    private int depth;

    /// <summary>The first one of this name, if that is another one; its owner counts.</summary>
    private readonly Mutex first;

    private readonly MutexName name;

    public Mutex() { }

    public Mutex(bool initiallyOwned)
    {
        if (initiallyOwned) Own();
    }

    public Mutex(bool initiallyOwned, string name) : this(initiallyOwned, name, out _) { }

    public Mutex(bool initiallyOwned, string name, out bool createdNew)
    {
        createdNew = true;
        if (!string.IsNullOrEmpty(name))
        {
            this.name = MutexName.Open(name, this, true);
            createdNew = this.name.mutex == this;
            if (!createdNew) first = this.name.mutex;
        }
        if (initiallyOwned && createdNew) Own();
    }

    private Mutex(MutexName name)
    {
        this.name = name;
        first = name.mutex;
    }

    public static Mutex OpenExisting(string name) =>
        TryOpenExisting(name, out Mutex result) ? result : throw new WaitHandleCannotBeOpenedException();

    public static bool TryOpenExisting(string name, out Mutex result)
    {
        ArgumentException.ThrowIfNullOrEmpty(name);
        MutexName found = MutexName.Open(name, null, false);
        result = found == null ? null : new Mutex(found);
        return found != null;
    }

    private void Own()
    {
        owner = Machine.ThreadId();
        depth = 1;
        PoolThread.Owns();
    }

    internal override bool ReadyInStep()
    {
        int owner = (first ?? this).owner;
        return owner == 0 || owner == Machine.ThreadId() || Machine.HasEnded(owner);
    }

    internal override void TakeInStep() => (first ?? this).Take();

    private void Take()
    {
        int me = Machine.ThreadId();
        bool abandoned = owner != 0 && owner != me;
        if (abandoned) depth = 0;
        owner = me;
        if (depth++ == 0) PoolThread.Owns();
        if (abandoned) throw new AbandonedMutexException();
    }

    [OneStep]
    public void ReleaseMutex()
    {
        CheckClosed();
        (first ?? this).Release();
    }

    private void Release()
    {
        if (owner != Machine.ThreadId())
            throw new ApplicationException("Object synchronization method was called from an unsynchronized block of code.");
        if (--depth > 0) return;
        owner = 0;
        PoolThread.OwnsNoMore();
    }

    internal override void Signal() => ReleaseMutex();

    protected override void Dispose(bool explicitDisposing)
    {
        if (name != null && explicitDisposing && !closed) name.Close();
        base.Dispose(explicitDisposing);
    }
}
