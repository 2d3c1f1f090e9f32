"""What random programs are made of: shared objects of the library, what threads may do with each, what is left."""

from __future__ import annotations

from typing import NamedTuple


class Component(NamedTuple):
    """A shared object. `makes` declares it as a field of the program's state `s`; `does` are expressions whose values
    are noted, none of which waits for another thread without end; `awaits` are those of asynchronous threads; `left` is
    what is noted at the end. `#` stands for a small number, `@` for the name of the field."""

    name: str
    makes: str
    does: tuple[str, ...]
    left: str = ""
    awaits: tuple[str, ...] = ()


COMPONENTS = (
    Component(
        "plain",
        "public int @;",
        ("@++", "@ = #", "@", "@ += #"),
        "@",
    ),
    Component(
        "interlocked",
        "public int @;",
        (
            "Interlocked.Increment(ref @)",
            "Interlocked.Exchange(ref @, #)",
            "Interlocked.CompareExchange(ref @, #, 0)",
            "Interlocked.Add(ref @, #)",
            "Interlocked.Or(ref @, #)",
            "Volatile.Read(ref @)",
        ),
        "@",
    ),
    Component(
        "monitor",
        "public object @ = new(); public int @n;",
        (
            "Locked(@, () => @n += #)",
            "Locked(@, () => { int n = @n; Point(); return @n = n + #; })",
            "Tried(@, () => @n += #)",
            "Locked(@, () => { Monitor.PulseAll(@); return @n; })",
            "Locked(@, () => { int n = @n; return Monitor.Wait(@, 1) ? n : -1 - @n; })",
            "Monitor.IsEntered(@)",
        ),
        "@n",
    ),
    Component(
        "lock",
        "public Lock @ = new(); public int @n;",
        (
            "Entered(@, () => @n += #)",
            "Entered(@, () => @n)",
            "@.IsHeldByCurrentThread",
            "EnteredNow(@, () => @n += #)",
        ),
        "@n",
    ),
    Component(
        "semaphore",
        "public SemaphoreSlim @ = new(1, 2);",
        ("@.Wait(0)", "@.Release()", "@.CurrentCount", "@.Wait(1)"),
        "@.CurrentCount",
        ("await @.WaitAsync(0)", "@.Release()", "await @.WaitAsync(1)"),
    ),
    Component("kernel semaphore", "public Semaphore @ = new(1, 2);", ("@.WaitOne(0)", "@.Release()")),
    Component(
        "manual event",
        "public ManualResetEventSlim @ = new(false);",
        ("@.Set2()", "@.Reset2()", "@.IsSet", "@.Wait(0)"),
        "@.IsSet",
    ),
    Component(
        "auto event", "public AutoResetEvent @ = new(false);", ("@.Set()", "@.Reset()", "@.WaitOne(0)"), "@.WaitOne(0)"
    ),
    Component(
        "countdown",
        "public CountdownEvent @ = new(2);",
        ("@.Signal()", "@.TryAddCount(1)", "@.CurrentCount", "@.IsSet", "@.Wait(0)", "@.Signal(2)"),
        "@.CurrentCount",
    ),
    Component(
        "barrier",
        "public Barrier @ = new(1);",
        (
            "@.SignalAndWait(0)",
            "@.CurrentPhaseNumber",
            "@.AddParticipant()",
            "@.RemoveParticipant2()",
            "@.ParticipantsRemaining",
        ),
        "@.CurrentPhaseNumber",
    ),
    Component(
        "readers",
        "public ReaderWriterLockSlim @ = new(); public int @n;",
        (
            "Read(@, () => @n)",
            "Written(@, () => @n += #)",
            "Upgraded(@, () => @n, n => @n = n + #)",
            "@.CurrentReadCount",
            "@.IsWriteLockHeld",
        ),
        "@n",
    ),
    Component(
        "spin lock",
        "public SpinLock @ = new(true); public int @n;",
        ("Spun(ref @, () => @n += #)", "Spun(ref @, () => @n)", "@.IsHeld"),
        "@n",
    ),
    Component(
        "mutex",
        "public Mutex @ = new(); public int @n;",
        ("Held(@, () => @n += #)", "@.WaitOne(0)", "@.ReleaseMutex2()"),
        "@n",
    ),
    Component(
        "queue",
        "public ConcurrentQueue<int> @ = new();",
        (
            "@.Enqueue2(#)",
            "@.TryDequeue(out int o) ? o : -1",
            "@.Count",
            "@.IsEmpty",
            "@.TryPeek(out int o) ? o : -1",
            "string.Join('.', @)",
        ),
        "string.Join('.', @)",
    ),
    Component(
        "stack",
        "public ConcurrentStack<int> @ = new();",
        (
            "@.Push2(#)",
            "@.TryPop(out int o) ? o : -1",
            "@.Count",
            "@.TryPeek(out int o) ? o : -1",
            "@.PushRange2(#, #)",
            "string.Join('.', @.ToArray())",
        ),
        "string.Join('.', @)",
    ),
    Component(
        "bag",
        "public ConcurrentBag<int> @ = new();",
        ("@.Add2(#)", "@.TryTake(out int o) ? o : -1", "@.Count", "@.IsEmpty"),
        "string.Join('.', @.Order())",
    ),
    Component(
        "dictionary",
        "public ConcurrentDictionary<int, int> @ = new();",
        (
            "@.TryAdd(1, #)",
            "@.TryRemove(1, out int o) ? o : -1",
            "@.AddOrUpdate(1, #, (k, o) => o + 1)",
            "@.GetOrAdd(1, #)",
            "@.TryUpdate(1, #, 1)",
            "@.TryGetValue(1, out int o) ? o : -1",
            "@.Count",
            "@.GetOrAdd(1, k => # + k)",
            "@[1] = #",
        ),
        "string.Join('.', @)",
    ),
    Component(
        "blocking",
        "public BlockingCollection<int> @ = new(1);",
        (
            "@.TryAdd(#)",
            "@.TryTake(out int o) ? o : -1",
            "@.Completed()",
            "@.IsAddingCompleted",
            "@.IsCompleted",
            "@.Count",
            "@.TryAdd(#, 1)",
            "@.TryTake(out int o, 1) ? o : -1",
        ),
        "string.Join('.', @)",
    ),
    Component(
        "channel",
        "public Channel<int> @ = Channel.CreateUnbounded<int>();",
        (
            "@.Writer.TryWrite(#)",
            "@.Reader.TryRead(out int o) ? o : -1",
            "@.Writer.TryComplete()",
            "@.Reader.Count",
            "@.Reader.Completion.IsCompleted",
        ),
        "@.Reader.Count",
        ("await Written(@, #)",),
    ),
    Component(
        "bounded channel",
        "public Channel<int> @ = Channel.CreateBounded<int>(new BoundedChannelOptions(1) "
        "{ FullMode = BoundedChannelFullMode.DropOldest });",
        (
            "@.Writer.TryWrite(#)",
            "@.Reader.TryRead(out int o) ? o : -1",
            "@.Writer.TryComplete()",
            "@.Reader.TryPeek(out int o) ? o : -1",
        ),
        "@.Reader.Count",
    ),
    Component(
        "completion",
        "public TaskCompletionSource<int> @ = new(); public int @n;",
        (
            "@.TrySetResult(#)",
            "@.TrySetCanceled()",
            "@.TrySetException(new InvalidOperationException())",
            "@.Task.Status",
            "@.Task.Continued(() => Interlocked.Add(ref @n, 10))",
            "@.Task.IsFaulted",
            "@.Task.Wait2()",
        ),
        "@.Task.Status",
        ("await Soon(@.Task)",),
    ),
    Component(
        "cancellation",
        "public CancellationTokenSource @ = new(); public int @n;",
        (
            "@.Cancelled()",
            "@.IsCancellationRequested",
            "@.Token.Registered(() => Interlocked.Add(ref @n, #))",
            "@.Token.Checked()",
            "@.Token.RegisteredFor(() => Interlocked.Add(ref @n, #))",
        ),
        "@n",
        ("await Soon(Task.Run(() => #, @.Token))",),
    ),
    Component(
        "lazy",
        "public int @n; public Lazy<int> @; ",
        ("@.Value", "@.IsValueCreated"),
        "@n",
    ),
    Component(
        "initialized",
        "public object @; public int @n;",
        (
            (
                "LazyInitializer.EnsureInitialized(ref @, () => "
                "{ Interlocked.Increment(ref @n); return new object(); }) != null"
            ),
            "@ != null",
            "@n",
        ),
        "@ != null",
    ),
    Component(
        "thread local",
        "public ThreadLocal<int> @ = new(() => #, true);",
        ("@.Value++", "@.Value", "@.IsValueCreated"),
        "@.Values.Sum()",
    ),
    Component(
        "async local",
        "public AsyncLocal<int> @ = new();",
        ("@.Value = #", "@.Value", "@.Value += #"),
        "@.Value",
        ("await Asked(() => @.Value += #)", "await Task.Run(() => @.Value)"),
    ),
    Component(
        "immutable",
        "public ImmutableList<int> @ = ImmutableList<int>.Empty;",
        ("ImmutableInterlocked.Update(ref @, l => l.Add(#))", "@.Count", "@ = @.Add(#)"),
        "string.Join('.', @)",
    ),
    Component(
        "parallel",
        "public int @;",
        (
            "Loop(() => Interlocked.Increment(ref @))",
            "Loop(() => @++)",
            "Enumerable.Range(0, 2).AsParallel().Sum(i => i + Volatile.Read(ref @))",
        ),
        "@",
    ),
    Component(
        "timer",
        "public int @;",
        ("Timed(() => Interlocked.Increment(ref @))", "Volatile.Read(ref @)", "Interlocked.Add(ref @, 10)"),
        "",
    ),
    Component(
        "tasks",
        "public int @;",
        (
            "Task.WaitAny(Task.Run(() => @++), Task.Run(() => @ += 2))",
            "Task.WhenAll(Task.Run(() => @), Task.Run(() => ++@)).Result[0]",
            "Task.Run(() => @++).ContinueWith(t => t.Result + @).Result",
        ),
        "@",
        (
            "await await Task.WhenAny(Task.Run(() => @++), Task.Run(() => @))",
            "(await Task.WhenAll(Task.Run(() => @++), Task.Run(() => @))).Sum()",
        ),
    ),
    Component(
        "list",
        "public List<int> @ = new();",
        (
            "Locked(@, () => { @.Add(#); return @.Count; })",
            "Locked(@, () => string.Join('.', @))",
            "Locked(@, () => @.Remove(#))",
        ),
        "string.Join('.', @)",
    ),
)
