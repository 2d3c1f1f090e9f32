using Fencepost;

namespace System.Threading.Tasks;

/// <summary>Exclusive tasks run alone, and before concurrent ones that wait. A task that may start is queued to the target.</summary>
public class ConcurrentExclusiveSchedulerPair
{
    private readonly Part concurrent;
    private readonly Part exclusive;
    private readonly int most;
    private readonly Task<VoidTaskResult> completion = new Task<VoidTaskResult>((object)null, TaskCreationOptions.RunContinuationsAsynchronously);

    // How many concurrent tasks run, or -1 for an exclusive one.
    private int running;
    private bool completes;

    public ConcurrentExclusiveSchedulerPair() : this(TaskScheduler.Default) { }
    public ConcurrentExclusiveSchedulerPair(TaskScheduler taskScheduler) : this(taskScheduler, -1) { }
    public ConcurrentExclusiveSchedulerPair(TaskScheduler taskScheduler, int maxConcurrencyLevel) : this(taskScheduler, maxConcurrencyLevel, -1) { }

    public ConcurrentExclusiveSchedulerPair(TaskScheduler taskScheduler, int maxConcurrencyLevel, int maxItemsPerTask)
    {
        if (taskScheduler == null) throw new ArgumentNullException("taskScheduler");
        if (maxConcurrencyLevel == 0 || maxConcurrencyLevel < -1) throw new ArgumentOutOfRangeException("maxConcurrencyLevel");
        if (maxItemsPerTask == 0 || maxItemsPerTask < -1) throw new ArgumentOutOfRangeException("maxItemsPerTask");
        most = Math.Min(maxConcurrencyLevel == -1 ? int.MaxValue : maxConcurrencyLevel, taskScheduler.MaximumConcurrencyLevel);
        concurrent = new Part(this, taskScheduler, false);
        exclusive = new Part(this, taskScheduler, true);
    }

    public TaskScheduler ConcurrentScheduler => concurrent;
    public TaskScheduler ExclusiveScheduler => exclusive;
    public Task Completion => completion;

    public void Complete()
    {
        CompleteStep();
        Go();
    }

    [OneStep] private void CompleteStep() => completes = true;

    /// <summary>Starts what may start now.</summary>
    private void Go()
    {
        bool ended;
        while (Next(out Part part, out Task task, out ended)) part.Start(task);
        if (ended) completion.TrySetResult(default);
    }

    [OneStep]
    private bool Next(out Part part, out Task task, out bool ended)
    {
        part = exclusive.first != null ? exclusive : concurrent;
        task = null;
        ended = part.first == null && completes && running == 0;
        if (part.first == null || (part == exclusive ? running != 0 : running < 0 || running >= most)) return false;
        running = part == exclusive ? -1 : running + 1;
        task = part.first.task;
        part.first = part.first.next;
        return true;
    }

    [OneStep] private void EndStep() => running = running < 0 ? 0 : running - 1;

    private void End()
    {
        EndStep();
        Go();
    }

    [OneStep]
    private bool Add(Part part, Task task)
    {
        if (completes) return false;
        Item added = new Item(task);
        if (part.first == null)
        {
            part.first = added;
            return true;
        }
        Item last = part.first;
        while (last.next != null) last = last.next;
        last.next = added;
        return true;
    }

    private sealed class Item
    {
        internal readonly Task task;
        internal Item next;

        internal Item(Task task) => this.task = task;
    }

    private sealed class Part : TaskScheduler
    {
        internal Item first;
        private readonly ConcurrentExclusiveSchedulerPair pair;
        private readonly TaskScheduler target;
        private readonly bool alone;

        internal Part(ConcurrentExclusiveSchedulerPair pair, TaskScheduler target, bool alone)
        {
            this.pair = pair;
            this.target = target;
            this.alone = alone;
        }

        public override int MaximumConcurrencyLevel => alone ? 1 : pair.most;

        internal void Start(Task task) => Task.Factory.StartNew(new Turn(this, task).Run, default, TaskCreationOptions.None, target);

        protected override void QueueTask(Task task)
        {
            if (!pair.Add(this, task)) throw new InvalidOperationException();
            pair.Go();
        }

        /// <summary>Only a task that runs on this scheduler runs others of it in its place.</summary>
        protected override bool TryExecuteTaskInline(Task task, bool taskWasPreviouslyQueued) =>
            !taskWasPreviouslyQueued && Current == this && TryExecuteTask(task);

        protected override IEnumerable<Task> GetScheduledTasks() => new Task[0];

        private sealed class Turn
        {
            private readonly Part part;
            private readonly Task task;

            internal Turn(Part part, Task task)
            {
                this.part = part;
                this.task = task;
            }

            internal void Run()
            {
                part.TryExecuteTask(task);
                part.pair.End();
            }
        }
    }
}
