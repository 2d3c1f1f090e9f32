using Fencepost;

namespace System.Threading;

/// <summary>The values of all AsyncLocals, an immutable list; null is the empty one. It flows through tasks, awaits, pool work,
/// timers and what else runs code later. A thread whose flow is suppressed has an entry of no local in front of the list, as .NET
/// keeps that in the context, too: to leave the context is to leave the suppression.</summary>
public sealed class ExecutionContext : IDisposable
{
    [ThreadStatic] internal static ExecutionContext current;

    private readonly object local;
    private readonly object value;
    private readonly ExecutionContext rest;

    /// <summary>The locals that have ever got a value in this context and tell of changes, in that order.</summary>
    private readonly INotifies[] notifying;
    private readonly bool suppressed;

    private ExecutionContext(object local, object value, ExecutionContext rest, INotifies[] notifying)
    {
        this.local = local;
        this.value = value;
        this.rest = rest;
        this.notifying = notifying;
    }

    private ExecutionContext(ExecutionContext rest)
    {
        this.rest = rest;
        notifying = rest?.notifying;
        suppressed = true;
    }

    private static class Empty
    {
        internal static readonly ExecutionContext Context = new ExecutionContext(null, null, null, null);
    }

    /// <summary>What work that starts now will run with.</summary>
    internal static ExecutionContext Flowing => IsFlowSuppressed() ? new ExecutionContext(null) : current;

    /// <summary>Gives the thread another context, and returns the one that it had.</summary>
    internal static ExecutionContext Swap(ExecutionContext next)
    {
        ExecutionContext previous = current;
        if (previous == next) return previous;
        current = next;
        if (previous?.notifying != null || next?.notifying != null) Notify(previous, next);
        return previous;
    }

    /// <summary>Begins what was to run with a context, on a thread with one of its own: what it sets is gone afterwards. Without a
    /// flow, it runs with what the thread has, and leaves there what it sets.</summary>
    internal static ContextStay Enter(ExecutionContext flowing)
    {
        if (flowing != null && flowing.suppressed) return default;
        ContextStay stay = new ContextStay(current, SynchronizationContext.Current);
        Swap(flowing);
        return stay;
    }

    /// <summary>The same of what Capture has returned.</summary>
    internal static ContextStay EnterCaptured(ExecutionContext captured) =>
        captured == null ? default : Enter(captured == Empty.Context ? null : captured);

    /// <summary>Begins work of a thread of the pool, which has no context of its own.</summary>
    internal static void Begin(ExecutionContext flowing)
    {
        if (flowing != null && !flowing.suppressed) Swap(flowing);
    }

    /// <summary>A thread forgets what its work has left.</summary>
    internal static void Reset()
    {
        if (SynchronizationContext.Current != null) SynchronizationContext.SetSynchronizationContext(null);
        if (current == null) return;
        Swap(null);
        current = null;
    }

    /// <summary>What a new thread of the program runs if anybody hears of changes of its context.</summary>
    private static void RunThread(ExecutionContext flowing, Delegate body, object parameter)
    {
        Begin(flowing);
        if (body is ThreadStart start) start();
        else ((ParameterizedThreadStart)body)(parameter);
        Reset();
    }

    internal static object Find(object local)
    {
        Look(current, local, out object value);
        return value;
    }

    private static bool Look(ExecutionContext context, object local, out object value)
    {
        for (; context != null; context = context.rest)
        {
            if (context.local != local) continue;
            value = context.value;
            return true;
        }
        value = null;
        return false;
    }

    /// <summary>Sets a value. A local that tells of changes keeps its place also when it has no value.</summary>
    internal static void Store(object local, object value, INotifies notifies)
    {
        bool known = Look(current, local, out object previous);
        if (previous == value) return;
        if (Tasks.ParallelTask.IsCurrent) Machine.ContextsMatter();
        ExecutionContext plain = IsFlowSuppressed() ? current.rest : current;
        INotifies[] notifying = plain?.notifying;
        if (notifies != null)
        {
            Machine.HearsOfContexts();
            if (!known) notifying = notifying == null ? new[] { notifies } : [.. notifying, notifies];
        }
        ExecutionContext others = Without(plain, local);
        if (value != null || notifies != null) others = new ExecutionContext(local, value, others, notifying);
        current = IsFlowSuppressed() ? new ExecutionContext(others) : others;
        notifies?.Changed(previous, value, false);
    }

    private static ExecutionContext Without(ExecutionContext context, object local)
    {
        if (context == null || context.local == local) return context?.rest;
        ExecutionContext rest = Without(context.rest, local);
        return rest == context.rest ? context : new ExecutionContext(context.local, context.value, rest, context.notifying);
    }

    /// <summary>Tells of what is different, first of the locals that the context had that was left.</summary>
    private static void Notify(ExecutionContext previous, ExecutionContext next)
    {
        try
        {
            if (previous?.notifying != null)
                foreach (INotifies local in previous.notifying) NotifyOf(local, previous, next);
            if (next?.notifying == null || next.notifying == previous?.notifying) return;
            foreach (INotifies local in next.notifying)
                if (!Look(previous, local, out _)) NotifyOf(local, previous, next);
        }
        catch (Exception exception)
        {
            Environment.FailFast("An exception was not handled in an AsyncLocal<T> notification callback.", exception);
        }
    }

    private static void NotifyOf(INotifies local, ExecutionContext previous, ExecutionContext next)
    {
        Look(previous, local, out object before);
        Look(next, local, out object after);
        if (before != after) local.Changed(before, after, true);
    }

    /// <summary>A timer of a clock, which gets no context from whoever makes it.</summary>
    internal static ITimer WithoutFlow(TimeProvider clock, TimerCallback callback, TimeSpan due, TimeSpan period)
    {
        ExecutionContext outer = current;
        if (!IsFlowSuppressed()) current = new ExecutionContext(outer);
        try
        {
            return clock.CreateTimer(callback, null, due, period);
        }
        finally
        {
            current = outer;
        }
    }

    public static ExecutionContext Capture() => IsFlowSuppressed() ? null : current ?? Empty.Context;
    public ExecutionContext CreateCopy() => this;
    public void Dispose() { }
    public static bool IsFlowSuppressed() => current != null && current.suppressed;

    public static AsyncFlowControl SuppressFlow()
    {
        if (IsFlowSuppressed()) return default;
        Machine.ContextsMatter();
        current = new ExecutionContext(current);
        return new AsyncFlowControl(Machine.ThreadId());
    }

    public static void RestoreFlow()
    {
        if (!IsFlowSuppressed()) throw new InvalidOperationException("Cannot restore context flow when it is not suppressed.");
        current = current.rest;
    }

    public static void Restore(ExecutionContext executionContext)
    {
        if (executionContext == null) throw NoContext();
        Swap(executionContext == Empty.Context ? null : executionContext);
    }

    public static void Run(ExecutionContext executionContext, ContextCallback callback, object state)
    {
        if (executionContext == null) throw NoContext();
        ContextStay stay = EnterCaptured(executionContext);
        try
        {
            callback(state);
        }
        finally
        {
            stay.Leave();
        }
    }

    private static InvalidOperationException NoContext() => new InvalidOperationException("Cannot call Set on a null context");
}

/// <summary>What a thread gets back when code has run that had a context of its own; the default gives nothing back.</summary>
internal readonly struct ContextStay
{
    private readonly ExecutionContext outer;
    private readonly SynchronizationContext target;
    private readonly bool returns;

    internal ContextStay(ExecutionContext outer, SynchronizationContext target)
    {
        this.outer = outer;
        this.target = target;
        returns = true;
    }

    internal void Leave()
    {
        if (!returns) return;
        if (SynchronizationContext.Current != target) SynchronizationContext.SetSynchronizationContext(target);
        ExecutionContext.Swap(outer);
    }
}

/// <summary>A local whose handler hears of changes: of assignments, and of those that come with another context.</summary>
internal interface INotifies
{
    void Changed(object previous, object current, bool contextChanged);
}
