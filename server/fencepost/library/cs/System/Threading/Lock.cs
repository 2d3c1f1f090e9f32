namespace System.Threading;

/// <summary>Has a lock of its own, apart from the one that every object has.</summary>
public sealed class Lock
{
    private readonly object own = new object();

    public Lock() { }

    public bool IsHeldByCurrentThread => Monitor.IsEntered(own);

    public void Enter() => Monitor.Enter(own);
    public bool TryEnter() => Monitor.TryEnter(own);

    public void Exit()
    {
        if (!Monitor.IsEntered(own)) throw new SynchronizationLockException("The calling thread does not hold the lock.");
        Monitor.Exit(own);
    }

    public bool TryEnter(TimeSpan timeout) => TryEnter(Timeouts.Of(timeout));

    public bool TryEnter(int millisecondsTimeout)
    {
        Timeouts.Check(millisecondsTimeout);
        return Monitor.TryEnter(own, millisecondsTimeout);
    }

    public Scope EnterScope()
    {
        Enter();
        return new Scope(this);
    }

    public ref struct Scope
    {
        private Lock held;

        internal Scope(Lock held) => this.held = held;

        public void Dispose()
        {
            Lock held = this.held;
            if (held == null) return;
            this.held = null;
            held.Exit();
        }
    }
}
