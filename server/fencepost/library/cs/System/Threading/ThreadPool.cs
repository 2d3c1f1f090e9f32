using Fencepost;

namespace System.Threading;

/// <summary>Every work item has a thread of its own, unless one is left over that keeps something of its earlier work.</summary>
public static class ThreadPool
{
    public static bool QueueUserWorkItem(WaitCallback callBack) => QueueUserWorkItem(callBack, null);
    public static bool QueueUserWorkItem(WaitCallback callBack, object state) => Queue(callBack, state, ExecutionContext.Flowing);

    public static bool QueueUserWorkItem<TState>(Action<TState> callBack, TState state, bool preferLocal) =>
        Queue(callBack, state, ExecutionContext.Flowing);

    public static bool UnsafeQueueUserWorkItem(WaitCallback callBack, object state) => Queue(callBack, state, null);
    public static bool UnsafeQueueUserWorkItem<TState>(Action<TState> callBack, TState state, bool preferLocal) => Queue(callBack, state, null);

    public static bool UnsafeQueueUserWorkItem(IThreadPoolWorkItem callBack, bool preferLocal)
    {
        if (callBack == null) throw new ArgumentNullException("callBack");
        PoolThread.Start(new Action(callBack.Execute), "thread pool");
        return true;
    }

    private static bool Queue(WaitCallback callBack, object state, ExecutionContext context)
    {
        if (callBack == null) throw new ArgumentNullException("callBack");
        PoolThread.Start(new Action(new Item(callBack, state, context).Run), "thread pool");
        return true;
    }

    private static bool Queue<TState>(Action<TState> callBack, TState state, ExecutionContext context)
    {
        if (callBack == null) throw new ArgumentNullException("callBack");
        PoolThread.Start(new Action(new Item<TState>(callBack, state, context).Run), "thread pool");
        return true;
    }

    private sealed class Item
    {
        private readonly WaitCallback callBack;
        private readonly object state;
        private readonly ExecutionContext context;

        internal Item(WaitCallback callBack, object state, ExecutionContext context)
        {
            this.callBack = callBack;
            this.state = state;
            this.context = context;
        }

        internal void Run()
        {
            ExecutionContext.Begin(context);
            callBack(state);
        }
    }

    private sealed class Item<TState>
    {
        private readonly Action<TState> callBack;
        private readonly TState state;
        private readonly ExecutionContext context;

        internal Item(Action<TState> callBack, TState state, ExecutionContext context)
        {
            this.callBack = callBack;
            this.state = state;
            this.context = context;
        }

        internal void Run()
        {
            ExecutionContext.Begin(context);
            callBack(state);
        }
    }

    public static int ThreadCount => Uncounted(1);
    public static long CompletedWorkItemCount => Uncounted(0);
    public static long PendingWorkItemCount => Uncounted(0);

    internal static int Uncounted(int count)
    {
        Machine.Assumes("nobody counts the threads, work items and timers of the thread pool: their numbers never change");
        return count;
    }

    public static bool SetMinThreads(int workerThreads, int completionPortThreads) => true;
    public static bool SetMaxThreads(int workerThreads, int completionPortThreads) => true;

    public static void GetMinThreads(out int workerThreads, out int completionPortThreads)
    {
        workerThreads = 2;
        completionPortThreads = 1;
    }

    public static void GetMaxThreads(out int workerThreads, out int completionPortThreads)
    {
        workerThreads = 32767;
        completionPortThreads = 1000;
    }

    public static void GetAvailableThreads(out int workerThreads, out int completionPortThreads) =>
        GetMaxThreads(out workerThreads, out completionPortThreads);

    public static RegisteredWaitHandle RegisterWaitForSingleObject(
        WaitHandle waitObject, WaitOrTimerCallback callBack, object state, int millisecondsTimeOutInterval, bool executeOnlyOnce) =>
        Register(waitObject, callBack, state, millisecondsTimeOutInterval, executeOnlyOnce, ExecutionContext.Flowing);

    public static RegisteredWaitHandle RegisterWaitForSingleObject(
        WaitHandle waitObject, WaitOrTimerCallback callBack, object state, uint millisecondsTimeOutInterval, bool executeOnlyOnce) =>
        Register(
            waitObject, callBack, state, millisecondsTimeOutInterval == uint.MaxValue ? -1 : millisecondsTimeOutInterval, executeOnlyOnce,
            ExecutionContext.Flowing);

    public static RegisteredWaitHandle RegisterWaitForSingleObject(
        WaitHandle waitObject, WaitOrTimerCallback callBack, object state, long millisecondsTimeOutInterval, bool executeOnlyOnce) =>
        Register(waitObject, callBack, state, millisecondsTimeOutInterval, executeOnlyOnce, ExecutionContext.Flowing);

    public static RegisteredWaitHandle RegisterWaitForSingleObject(
        WaitHandle waitObject, WaitOrTimerCallback callBack, object state, TimeSpan timeout, bool executeOnlyOnce) =>
        Register(waitObject, callBack, state, Timeouts.Of(timeout), executeOnlyOnce, ExecutionContext.Flowing);

    public static RegisteredWaitHandle UnsafeRegisterWaitForSingleObject(
        WaitHandle waitObject, WaitOrTimerCallback callBack, object state, int millisecondsTimeOutInterval, bool executeOnlyOnce) =>
        Register(waitObject, callBack, state, millisecondsTimeOutInterval, executeOnlyOnce, null);

    public static RegisteredWaitHandle UnsafeRegisterWaitForSingleObject(
        WaitHandle waitObject, WaitOrTimerCallback callBack, object state, uint millisecondsTimeOutInterval, bool executeOnlyOnce) =>
        Register(
            waitObject, callBack, state, millisecondsTimeOutInterval == uint.MaxValue ? -1 : millisecondsTimeOutInterval, executeOnlyOnce, null);

    public static RegisteredWaitHandle UnsafeRegisterWaitForSingleObject(
        WaitHandle waitObject, WaitOrTimerCallback callBack, object state, long millisecondsTimeOutInterval, bool executeOnlyOnce) =>
        Register(waitObject, callBack, state, millisecondsTimeOutInterval, executeOnlyOnce, null);

    public static RegisteredWaitHandle UnsafeRegisterWaitForSingleObject(
        WaitHandle waitObject, WaitOrTimerCallback callBack, object state, TimeSpan timeout, bool executeOnlyOnce) =>
        Register(waitObject, callBack, state, Timeouts.Of(timeout), executeOnlyOnce, null);

    private static RegisteredWaitHandle Register(
        WaitHandle handle, WaitOrTimerCallback callBack, object state, long milliseconds, bool once, ExecutionContext context)
    {
        if (handle == null) throw new ArgumentNullException("waitObject");
        if (callBack == null) throw new ArgumentNullException("callBack");
        if (milliseconds < -1) throw new ArgumentOutOfRangeException("millisecondsTimeOutInterval");
        if (milliseconds >= 0 && !once) Machine.Assumes("a repeated wait that is registered with a timeout times out twice, and more often only where threads would wait for ever without it");
        RegisteredWaitHandle registered = new RegisteredWaitHandle(handle, callBack, state, milliseconds, once, context);
        Machine.Start(new Action(registered.Run), "ThreadPool.RegisterWaitForSingleObject");
        return registered;
    }
}
