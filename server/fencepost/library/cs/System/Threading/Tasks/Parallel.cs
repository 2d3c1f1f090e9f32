using Fencepost;

namespace System.Threading.Tasks;

/// <summary>Up to four iterations have a thread each; more are shared by two threads, each of which takes the next that is left when it is
/// done with one. The caller's thread is one of them.</summary>
public static partial class Parallel
{
    private const int MaxThreads = 4;
    private const int MaxTasks = 10;

    public static void Invoke(params Action[] actions) => Invoke(new ParallelOptions(), actions);

    public static void Invoke(ParallelOptions parallelOptions, params Action[] actions)
    {
        if (actions == null) throw new ArgumentNullException("actions");
        if (parallelOptions == null) throw new ArgumentNullException("parallelOptions");
        parallelOptions.CancellationToken.ThrowIfCancellationRequested();
        Action[] copy = new Action[actions.Length];
        for (int i = 0; i < copy.Length; i++)
            copy[i] = actions[i] ?? throw new ArgumentException("One of the actions was null.");
        if (copy.Length == 0) return;
        int degree = parallelOptions.MaxDegreeOfParallelism;
        bool asTasks = copy.Length <= MaxTasks && (degree < 0 || degree >= copy.Length);
        if (asTasks && (parallelOptions.CancellationToken.CanBeCanceled || (Machine.IsOfPool() && Machine.ThreadsMatter()))) InvokeTasks(copy, parallelOptions);
        else new ParallelLoop(0, copy.Length, parallelOptions, i => copy[i]()) { runsAll = true }.Run(copy.Length);
    }

    /// <summary>Few actions are a task each, which a token cancels until it has begun.</summary>
    private static void InvokeTasks(Action[] actions, ParallelOptions options)
    {
        CancellationToken token = options.CancellationToken;
        TaskScheduler scheduler = options.TaskScheduler ?? TaskScheduler.Current;
        token.ThrowIfCancellationRequested();
        Task[] tasks = new Task[actions.Length];
        for (int i = 1; i < tasks.Length; i++) tasks[i] = Task.Factory.StartNew(actions[i], token, TaskCreationOptions.None, scheduler);
        tasks[0] = new Task(actions[0], token, TaskCreationOptions.None);
        tasks[0].RunSynchronously(scheduler);
        try
        {
            Task.WaitAll(tasks);
        }
        catch (AggregateException exception)
        {
            throw OneCancellation(exception.InnerExceptions, token) ?? exception;
        }
    }

    /// <summary>The first of some exceptions if all of them say that a token was canceled, else null.</summary>
    internal static Exception OneCancellation(IReadOnlyList<Exception> exceptions, CancellationToken token)
    {
        if (!token.IsCancellationRequested) return null;
        for (int i = 0; i < exceptions.Count; i++)
            if (exceptions[i] is not OperationCanceledException canceled || canceled.CancellationToken != token) return null;
        return exceptions[0];
    }

    public static ParallelLoopResult For(int fromInclusive, int toExclusive, Action<int> body) =>
        For(fromInclusive, toExclusive, new ParallelOptions(), body);

    public static ParallelLoopResult For(int fromInclusive, int toExclusive, Action<int, ParallelLoopState> body) =>
        For(fromInclusive, toExclusive, new ParallelOptions(), body);

    public static ParallelLoopResult For(long fromInclusive, long toExclusive, Action<long> body) =>
        For(fromInclusive, toExclusive, new ParallelOptions(), body);

    public static ParallelLoopResult For(long fromInclusive, long toExclusive, Action<long, ParallelLoopState> body) =>
        For(fromInclusive, toExclusive, new ParallelOptions(), body);

    public static ParallelLoopResult For(int fromInclusive, int toExclusive, ParallelOptions parallelOptions, Action<int> body)
    {
        Check(body, parallelOptions);
        return new ParallelLoop(fromInclusive, toExclusive, parallelOptions, i => body((int)i)).Run(MaxThreads);
    }

    public static ParallelLoopResult For(
        int fromInclusive, int toExclusive, ParallelOptions parallelOptions, Action<int, ParallelLoopState> body)
    {
        Check(body, parallelOptions);
        return new ParallelLoop(fromInclusive, toExclusive, parallelOptions, (i, state) => body((int)i, state)).Run(MaxThreads);
    }

    public static ParallelLoopResult For(long fromInclusive, long toExclusive, ParallelOptions parallelOptions, Action<long> body)
    {
        Check(body, parallelOptions);
        return new ParallelLoop(fromInclusive, toExclusive, parallelOptions, body).Run(MaxThreads);
    }

    public static ParallelLoopResult For(
        long fromInclusive, long toExclusive, ParallelOptions parallelOptions, Action<long, ParallelLoopState> body)
    {
        Check(body, parallelOptions);
        return new ParallelLoop(fromInclusive, toExclusive, parallelOptions, body).Run(MaxThreads);
    }

    public static ParallelLoopResult For<TLocal>(
        int fromInclusive, int toExclusive, Func<TLocal> localInit, Func<int, ParallelLoopState, TLocal, TLocal> body, Action<TLocal> localFinally) =>
        For(fromInclusive, toExclusive, new ParallelOptions(), localInit, body, localFinally);

    public static ParallelLoopResult For<TLocal>(
        int fromInclusive, int toExclusive, ParallelOptions parallelOptions, Func<TLocal> localInit,
        Func<int, ParallelLoopState, TLocal, TLocal> body, Action<TLocal> localFinally)
    {
        Check(body, parallelOptions);
        return WithLocals<TLocal>(fromInclusive, toExclusive, parallelOptions, localInit, (i, state, local) => body((int)i, state, local), localFinally);
    }

    public static ParallelLoopResult For<TLocal>(
        long fromInclusive, long toExclusive, Func<TLocal> localInit, Func<long, ParallelLoopState, TLocal, TLocal> body,
        Action<TLocal> localFinally) =>
        For(fromInclusive, toExclusive, new ParallelOptions(), localInit, body, localFinally);

    public static ParallelLoopResult For<TLocal>(
        long fromInclusive, long toExclusive, ParallelOptions parallelOptions, Func<TLocal> localInit,
        Func<long, ParallelLoopState, TLocal, TLocal> body, Action<TLocal> localFinally)
    {
        Check(body, parallelOptions);
        return WithLocals(fromInclusive, toExclusive, parallelOptions, localInit, body, localFinally);
    }

    private static ParallelLoopResult WithLocals<TLocal>(
        long from, long to, ParallelOptions options, Func<TLocal> init, Func<long, ParallelLoopState, TLocal, TLocal> body, Action<TLocal> end)
    {
        if (init == null) throw new ArgumentNullException("localInit");
        if (end == null) throw new ArgumentNullException("localFinally");
        return new ParallelLoopWithLocals<TLocal>(from, to, options, init, body, end).Run(MaxThreads);
    }

    private static void Check(Delegate body, ParallelOptions options)
    {
        if (body == null) throw new ArgumentNullException("body");
        if (options == null) throw new ArgumentNullException("parallelOptions");
    }

    // The items of a list are read while the loop runs; those of other sequences are enumerated then.

    public static ParallelLoopResult ForEach<TSource>(IEnumerable<TSource> source, Action<TSource> body) =>
        ForEach(source, new ParallelOptions(), body);

    public static ParallelLoopResult ForEach<TSource>(IEnumerable<TSource> source, Action<TSource, ParallelLoopState> body) =>
        ForEach(source, new ParallelOptions(), body);

    public static ParallelLoopResult ForEach<TSource>(IEnumerable<TSource> source, Action<TSource, ParallelLoopState, long> body) =>
        ForEach(source, new ParallelOptions(), body);

    public static ParallelLoopResult ForEach<TSource>(IEnumerable<TSource> source, ParallelOptions parallelOptions, Action<TSource> body)
    {
        IList<TSource> items = Items(source, body, parallelOptions);
        return items == null
            ? new ParallelSequenceLoop<TSource, bool>(source, parallelOptions, null, (item, _, _, _) => { body(item); return true; }, null).Run()
            : new ParallelLoop(0, items.Count, parallelOptions, i => body(items[(int)i])).Run(MaxThreads);
    }

    public static ParallelLoopResult ForEach<TSource>(
        IEnumerable<TSource> source, ParallelOptions parallelOptions, Action<TSource, ParallelLoopState> body)
    {
        IList<TSource> items = Items(source, body, parallelOptions);
        return items == null
            ? new ParallelSequenceLoop<TSource, bool>(source, parallelOptions, null, (item, state, _, _) => { body(item, state); return true; }, null).Run()
            : new ParallelLoop(0, items.Count, parallelOptions, (i, state) => body(items[(int)i], state)).Run(MaxThreads);
    }

    public static ParallelLoopResult ForEach<TSource>(
        IEnumerable<TSource> source, ParallelOptions parallelOptions, Action<TSource, ParallelLoopState, long> body)
    {
        IList<TSource> items = Items(source, body, parallelOptions);
        return items == null
            ? new ParallelSequenceLoop<TSource, bool>(source, parallelOptions, null, (item, state, i, _) => { body(item, state, i); return true; }, null).Run()
            : new ParallelLoop(0, items.Count, parallelOptions, (i, state) => body(items[(int)i], state, i)).Run(MaxThreads);
    }

    public static ParallelLoopResult ForEach<TSource, TLocal>(
        IEnumerable<TSource> source, Func<TLocal> localInit, Func<TSource, ParallelLoopState, TLocal, TLocal> body, Action<TLocal> localFinally) =>
        ForEach(source, new ParallelOptions(), localInit, body, localFinally);

    public static ParallelLoopResult ForEach<TSource, TLocal>(
        IEnumerable<TSource> source, ParallelOptions parallelOptions, Func<TLocal> localInit,
        Func<TSource, ParallelLoopState, TLocal, TLocal> body, Action<TLocal> localFinally)
    {
        IList<TSource> items = Items(source, body, parallelOptions, localInit, localFinally);
        return items == null
            ? new ParallelSequenceLoop<TSource, TLocal>(source, parallelOptions, localInit, (item, state, _, local) => body(item, state, local), localFinally).Run()
            : WithLocals<TLocal>(0, items.Count, parallelOptions, localInit, (i, state, local) => body(items[(int)i], state, local), localFinally);
    }

    public static ParallelLoopResult ForEach<TSource, TLocal>(
        IEnumerable<TSource> source, Func<TLocal> localInit, Func<TSource, ParallelLoopState, long, TLocal, TLocal> body,
        Action<TLocal> localFinally) =>
        ForEach(source, new ParallelOptions(), localInit, body, localFinally);

    public static ParallelLoopResult ForEach<TSource, TLocal>(
        IEnumerable<TSource> source, ParallelOptions parallelOptions, Func<TLocal> localInit,
        Func<TSource, ParallelLoopState, long, TLocal, TLocal> body, Action<TLocal> localFinally)
    {
        IList<TSource> items = Items(source, body, parallelOptions, localInit, localFinally);
        return items == null
            ? new ParallelSequenceLoop<TSource, TLocal>(source, parallelOptions, localInit, (item, state, i, local) => body(item, state, i, local), localFinally).Run()
            : WithLocals<TLocal>(0, items.Count, parallelOptions, localInit, (i, state, local) => body(items[(int)i], state, i, local), localFinally);
    }

    /// <summary>The source if it is a list, else null.</summary>
    private static IList<TSource> Items<TSource>(IEnumerable<TSource> source, Delegate body, ParallelOptions options)
    {
        if (source == null) throw new ArgumentNullException("source");
        Check(body, options);
        options.CancellationToken.ThrowIfCancellationRequested();
        return source as IList<TSource>;
    }

    private static IList<TSource> Items<TSource>(
        IEnumerable<TSource> source, Delegate body, ParallelOptions options, Delegate localInit, Delegate localFinally)
    {
        if (localInit == null) throw new ArgumentNullException("localInit");
        if (localFinally == null) throw new ArgumentNullException("localFinally");
        return Items(source, body, options);
    }
}
