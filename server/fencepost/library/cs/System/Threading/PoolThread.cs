using Fencepost;

namespace System.Threading;

/// <summary>Threads of the pool. One that has done its work and still has something of it, a lock, values of its own or work that it
/// has queued, may be given further work; one that has nothing is as good as a new one, and ends.</summary>
internal static class PoolThread
{
    private static Kept first;

    /// <summary>What the thread has queued, for itself unless another one takes it. Only kept once a wait might run such work (`Machine.RunsWaited`).</summary>
    [ThreadStatic] private static LocalQueue own;

    /// <summary>How many locks the thread has that know it by its number.</summary>
    [ThreadStatic] private static int locks;

    /// <summary>A thread that does one long work, and is none of the pool's.</summary>
    [ThreadStatic] private static bool alone;

    /// <summary>Starts work in a thread of the pool, which may have done other work before.</summary>
    internal static void Start(Action work, string name) => Machine.Start(new Action(new PoolWork(work).Run), name);

    /// <summary>Starts work that the thread itself takes up next if no other thread has taken it by then.</summary>
    internal static void StartLocal(Action work, string name)
    {
        PoolWork item = new PoolWork(work);
        if (QueuesForItself) Own().Push(item);
        Machine.Start(new Action(item.Run), name);
    }

    /// <summary>Starts work in a thread that is made for it.</summary>
    internal static void StartAlone(Action work, string name) => Machine.Start(new Action(new PoolWork(work).RunAlone), name);

    /// <summary>Notes that the thread has one more lock that knows it by its number.</summary>
    internal static void Owns()
    {
        if (Machine.IsOfPool()) locks++;
    }

    /// <summary>Notes that the thread has one less.</summary>
    internal static void OwnsNoMore()
    {
        if (locks > 0) locks--;
    }

    private static bool KeepsLocks()
    {
        if (locks == 0) return false;
        Machine.AsksForThread();
        return true;
    }

    internal static bool QueuesForItself => Machine.RunsWaited() && Machine.IsOfPool() && !alone;

    internal static LocalQueue Own() => own ??= new LocalQueue();

    /// <summary>Whether the thread itself has queued a work, and may take it back.</summary>
    internal static bool IsOwn(PoolWork work) => work != null && own != null && work.queue == own;

    internal sealed class PoolWork
    {
        private readonly Action work;
        internal LocalQueue queue;
        internal PoolWork below;
        private bool taken;

        internal PoolWork(Action work) => this.work = work;

        [RunsOut]
        internal void Run()
        {
            if ((first != null || queue != null) && !Begins(this)) return;
            work();
            ExecutionContext.Reset();
            while (Machine.KeepsAnything() || KeepsLocks() || (own != null && own.HasWork))
            {
                Kept kept = new Kept(own);
                kept.Add();
                kept.Next()();
                ExecutionContext.Reset();
            }
        }

        internal void RunAlone()
        {
            if (Machine.RunsWaited()) alone = true;
            work();
            ExecutionContext.Reset();
        }

        /// <summary>Takes the work for the thread that has queued it, which waits for it.</summary>
        [OneStep] internal bool TakeBack() => TakeInStep();

        internal bool TakeInStep()
        {
            if (taken) return false;
            if (queue == null) return true;
            taken = true;
            queue.Remove(this);
            return true;
        }

        internal Action Work => work;
    }

    /// <summary>Whether a work is for a new thread: it has not been taken, and is not for a thread that has been kept. One that has queued
    /// work takes the last of that before any other.</summary>
    [OneStep]
    private static bool Begins(PoolWork work)
    {
        LocalQueue queue = work.queue;
        bool isTop = queue != null && queue.top == work;
        if (!work.TakeInStep()) return false;
        int count = 1;
        for (Kept kept = first; kept != null; kept = kept.next)
            if (kept.Takes(queue, isTop)) count++;
        int chosen = Machine.Choose(count);
        if (chosen == 0) return true;
        Kept before = null, taken = first;
        while (true)
        {
            if (taken.Takes(queue, isTop) && --chosen == 0) break;
            before = taken;
            taken = taken.next;
        }
        if (before == null) first = taken.next;
        else before.next = taken.next;
        taken.work = work.Work;
        return false;
    }

    /// <summary>Work that a thread has queued and nobody has begun; the last one is on top.</summary>
    internal sealed class LocalQueue
    {
        internal PoolWork top;

        internal bool HasWork { [Query] get => top != null; }

        [OneStep] internal void Push(PoolWork work) => PushInStep(work);

        internal void PushInStep(PoolWork work)
        {
            work.queue = this;
            work.below = top;
            top = work;
        }

        internal void Remove(PoolWork work)
        {
            if (top == work)
            {
                top = work.below;
            }
            else
            {
                PoolWork above = top;
                while (above.below != work) above = above.below;
                above.below = work.below;
            }
            work.below = null;
        }
    }

    private sealed class Kept
    {
        private readonly LocalQueue queue;
        internal Kept next;
        internal Action work;

        internal Kept(LocalQueue queue) => this.queue = queue;

        internal bool Takes(LocalQueue from, bool isTop) => from == queue && from != null ? isTop : queue == null || queue.top == null;

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
