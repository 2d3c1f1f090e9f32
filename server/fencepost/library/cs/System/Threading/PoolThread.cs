using Fencepost;

namespace System.Threading;

/// <summary>Threads of the pool. One that has done its work and still has something of it, a lock or values of its own, may be given
/// further work; one that has nothing is as good as a new one, and ends.</summary>
internal static class PoolThread
{
    private static Kept first;

    /// <summary>Starts work in a thread of the pool, which may have done other work before.</summary>
    internal static void Start(Action work, string name) => Machine.Start(new Action(new Work(work).Run), name);

    private sealed class Work
    {
        private readonly Action work;

        internal Work(Action work) => this.work = work;

        [RunsOut]
        internal void Run()
        {
            if (first != null && PassesOn(work)) return;
            work();
            ExecutionContext.Reset();
            while (Machine.KeepsAnything())
            {
                Kept kept = new Kept();
                kept.Add();
                kept.Next()();
                ExecutionContext.Reset();
            }
        }
    }

    /// <summary>Whether another thread gets the work.</summary>
    [OneStep]
    private static bool PassesOn(Action work)
    {
        int count = 1;
        for (Kept kept = first; kept != null; kept = kept.next) count++;
        int chosen = Machine.Choose(count);
        if (chosen == 0) return false;
        Kept before = null, taken = first;
        for (; chosen > 1; chosen--)
        {
            before = taken;
            taken = taken.next;
        }
        if (before == null) first = taken.next;
        else before.next = taken.next;
        taken.work = work;
        return true;
    }

    private sealed class Kept
    {
        internal Kept next;
        internal Action work;

        [OneStep]
        internal void Add()
        {
            next = first;
            first = this;
        }

        [OneStep]
        internal Action Next()
        {
            if (work == null) Machine.Idle("the thread pool");
            return work;
        }
    }
}
