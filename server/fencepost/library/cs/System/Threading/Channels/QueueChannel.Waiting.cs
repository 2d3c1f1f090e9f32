using Fencepost;
using System.Threading.Tasks;

namespace System.Threading.Channels;

internal sealed partial class QueueChannel<T>
{
    /// <summary>A reader, a writer, or who waits to be either.</summary>
    private sealed class Waiting<TResult> : Task<TResult>
    {
        internal Waiting<TResult> next;
        internal T value;
        private readonly QueueChannel<T> channel;
        private readonly CancellationToken token;
        private readonly bool writes;
        private CancellationTokenRegistration registration;

        internal Waiting(QueueChannel<T> channel, CancellationToken token, bool writes) : base((object)null, channel.continuations)
        {
            this.channel = channel;
            this.token = token;
            this.writes = writes;
        }

        internal void CancelWith(CancellationToken token)
        {
            CancellationTokenRegistration made = token.UnsafeRegister(new Action(Cancel));
            if (!Keep(made)) made.Unregister();
        }

        [OneStep]
        private bool Keep(CancellationTokenRegistration made)
        {
            if (DoneInStep) return false;
            registration = made;
            return true;
        }

        private void Cancel()
        {
            if (CancelStep(out object waiting)) Flow.Run(this, waiting);
        }

        [OneStep]
        private bool CancelStep(out object waiting)
        {
            waiting = null;
            if (DoneInStep) return false;
            if (this is Waiting<bool> waiter)
            {
                if (writes) Unlink(ref channel.writeWaiters, waiter);
                else Unlink(ref channel.readWaiters, waiter);
            }
            if (!writes && this is Waiting<T> reader) Unlink(ref channel.readers, reader);
            if (this is Waiting<VoidTaskResult> writer) Unlink(ref channel.writers, writer);
            return CancelWaitInStep(token, out waiting);
        }

        private protected override void ReleaseInStep()
        {
            registration.DropInStep();
            registration = default;
            value = default;
        }
    }

    private static void Append<TResult>(ref Waiting<TResult> queue, Waiting<TResult> waiting)
    {
        if (queue == null)
        {
            queue = waiting;
            return;
        }
        Waiting<TResult> last = queue;
        while (last.next != null) last = last.next;
        last.next = waiting;
    }

    private static Waiting<TResult> Next<TResult>(ref Waiting<TResult> queue)
    {
        Waiting<TResult> waiting = queue;
        queue = waiting.next;
        waiting.next = null;
        return waiting;
    }

    private static void Unlink<TResult>(ref Waiting<TResult> queue, Waiting<TResult> waiting)
    {
        if (queue == null) return;
        if (queue == waiting)
        {
            queue = waiting.next;
            waiting.next = null;
            return;
        }
        for (Waiting<TResult> before = queue; before.next != null; before = before.next)
        {
            if (before.next != waiting) continue;
            before.next = waiting.next;
            waiting.next = null;
            return;
        }
    }

    private static void WakeAll(ref Waiting<bool> queue, bool answer, ref Wakes wakes)
    {
        while (queue != null) wakes.Result(Next(ref queue), answer);
    }

    /// <summary>The continuations of tasks that a step has completed, to run after it.</summary>
    private struct Wakes
    {
        private List<object> all;

        internal void Result<TResult>(Task<TResult> task, TResult result)
        {
            if (task.SetResultInStep(result, out object waiting)) Add(task, waiting);
        }

        internal void Failure(Task task, Exception exception)
        {
            TaskStatus status = exception is OperationCanceledException ? TaskStatus.Canceled : TaskStatus.Faulted;
            if (task.CompleteInStep(status, exception, out object waiting)) Add(task, waiting);
        }

        internal void Canceled(Task task, CancellationToken token)
        {
            if (task.CompleteInStep(TaskStatus.Canceled, token.source, out object waiting)) Add(task, waiting);
        }

        private void Add(Task task, object waiting)
        {
            if (waiting == null) return;
            all ??= new List<object>();
            all.Add(task);
            all.Add(waiting);
        }

        internal void Go()
        {
            if (all == null) return;
            for (int i = 0; i < all.Count; i += 2) Flow.Run((Task)all[i], all[i + 1]);
        }
    }
}
