namespace System.Threading;

/// <summary>The machine keeps these locks like those of other objects (Monitor).</summary>
public sealed class Lock
{
    public Lock() { }

    public bool IsHeldByCurrentThread => IsHeld();

    [MethodImpl(InternalCall)] public extern void Enter();
    [MethodImpl(InternalCall)] public extern bool TryEnter();
    [MethodImpl(InternalCall)] public extern void Exit();
    [MethodImpl(InternalCall)] private extern bool IsHeld();

    public bool TryEnter(TimeSpan timeout) => TryEnter(Timeouts.Of(timeout));

    public bool TryEnter(int millisecondsTimeout)
    {
        Timeouts.Check(millisecondsTimeout);
        if (millisecondsTimeout != Timeout.Infinite) return TryEnter();
        Enter();
        return true;
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
