using Fencepost;

namespace System.Threading;

public sealed class Lock
{
    private int owner;
    private int depth;

    public Lock() { }

    public bool IsHeldByCurrentThread { [Query] get => owner == Machine.ThreadId(); }

    [OneStep]
    public void Enter()
    {
        int me = Machine.ThreadId();
        if (owner == me)
        {
            depth++;
            return;
        }
        if (owner != 0) Machine.Block("Lock.Enter");
        owner = me;
    }

    [OneStep]
    public bool TryEnter()
    {
        int me = Machine.ThreadId();
        if (owner == me)
        {
            depth++;
            return true;
        }
        if (owner != 0) return false;
        owner = me;
        return true;
    }

    public bool TryEnter(TimeSpan timeout) => TryEnter(Timeouts.Of(timeout));

    public bool TryEnter(int millisecondsTimeout)
    {
        Timeouts.Check(millisecondsTimeout);
        if (millisecondsTimeout != Timeout.Infinite) return TryEnter();
        Enter();
        return true;
    }

    [OneStep]
    public void Exit()
    {
        if (owner != Machine.ThreadId()) throw new SynchronizationLockException("The calling thread does not hold the lock.");
        if (depth == 0) owner = 0;
        else depth--;
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
