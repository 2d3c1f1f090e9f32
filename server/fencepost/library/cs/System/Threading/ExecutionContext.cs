using Fencepost;

namespace System.Threading;

/// <summary>The values of all AsyncLocals, an immutable list; null is the empty one. It flows through tasks, awaits, pool work
/// and timers. SuppressFlow makes the captures of this thread empty.</summary>
public sealed class ExecutionContext : IDisposable
{
    [ThreadStatic] internal static ExecutionContext current;
    [ThreadStatic] private static bool suppressed;

    private readonly object local;
    private readonly object value;
    private readonly ExecutionContext rest;

    private ExecutionContext(object local, object value, ExecutionContext rest)
    {
        this.local = local;
        this.value = value;
        this.rest = rest;
    }

    private static class Empty
    {
        internal static readonly ExecutionContext Context = new ExecutionContext(null, null, null);
    }

    /// <summary>What work that starts now will run with.</summary>
    internal static ExecutionContext Flowing => suppressed ? null : current;

    internal static ExecutionContext Swap(ExecutionContext next)
    {
        ExecutionContext previous = current;
        if (previous != next) current = next;
        return previous;
    }

    internal static object Find(object local)
    {
        for (ExecutionContext context = current; context != null; context = context.rest)
            if (context.local == local) return context.value;
        return null;
    }

    internal static void Store(object local, object value)
    {
        ExecutionContext others = Without(current, local);
        current = value == null ? others : new ExecutionContext(local, value, others);
    }

    private static ExecutionContext Without(ExecutionContext context, object local)
    {
        if (context == null || context.local == local) return context?.rest;
        ExecutionContext rest = Without(context.rest, local);
        return rest == context.rest ? context : new ExecutionContext(context.local, context.value, rest);
    }

    public static ExecutionContext Capture() => suppressed ? null : current ?? Empty.Context;
    public ExecutionContext CreateCopy() => this;
    public void Dispose() { }
    public static bool IsFlowSuppressed() => suppressed;

    public static AsyncFlowControl SuppressFlow()
    {
        if (suppressed) throw new InvalidOperationException("Context flow is already suppressed.");
        suppressed = true;
        return new AsyncFlowControl(Machine.ThreadId());
    }

    public static void RestoreFlow()
    {
        if (!suppressed) throw new InvalidOperationException("Cannot restore context flow when it is not suppressed.");
        suppressed = false;
    }

    public static void Restore(ExecutionContext executionContext)
    {
        if (executionContext == null) throw new InvalidOperationException("Cannot call Set on a null context");
        current = executionContext == Empty.Context ? null : executionContext;
    }

    public static void Run(ExecutionContext executionContext, ContextCallback callback, object state)
    {
        if (executionContext == null) throw new InvalidOperationException("Cannot call Set on a null context");
        ExecutionContext previous = Swap(executionContext == Empty.Context ? null : executionContext);
        try
        {
            callback(state);
        }
        finally
        {
            current = previous;
        }
    }
}

public struct AsyncFlowControl : IEquatable<AsyncFlowControl>, IDisposable
{
    private int thread;

    internal AsyncFlowControl(int thread) => this.thread = thread;

    public void Undo()
    {
        if (thread == 0) throw new InvalidOperationException("AsyncFlowControl object can be used only once to call Undo().");
        if (thread != Machine.ThreadId())
            throw new InvalidOperationException("AsyncFlowControl object must be used on the thread where it was created.");
        thread = 0;
        ExecutionContext.RestoreFlow();
    }

    public void Dispose() => Undo();
    public bool Equals(AsyncFlowControl obj) => thread == obj.thread;
    public override bool Equals(object obj) => obj is AsyncFlowControl other && Equals(other);
    public override int GetHashCode() => thread;
    public static bool operator ==(AsyncFlowControl a, AsyncFlowControl b) => a.Equals(b);
    public static bool operator !=(AsyncFlowControl a, AsyncFlowControl b) => !a.Equals(b);
}

/// <summary>The handler hears of assignments to Value, not of changes that come with a change of context.</summary>
public sealed class AsyncLocal<T>
{
    private readonly Action<AsyncLocalValueChangedArgs<T>> handler;

    public AsyncLocal() { }
    public AsyncLocal(Action<AsyncLocalValueChangedArgs<T>> valueChangedHandler) => handler = valueChangedHandler;

    public T Value
    {
        get => ExecutionContext.Find(this) is object value ? (T)value : default;
        set
        {
            if (handler == null)
            {
                ExecutionContext.Store(this, value);
                return;
            }
            T previous = Value;
            ExecutionContext.Store(this, value);
            if (!EqualityComparer<T>.Default.Equals(previous, value))
                handler(new AsyncLocalValueChangedArgs<T>(previous, value, false));
        }
    }
}

public readonly struct AsyncLocalValueChangedArgs<T>
{
    internal AsyncLocalValueChangedArgs(T previousValue, T currentValue, bool contextChanged)
    {
        PreviousValue = previousValue;
        CurrentValue = currentValue;
        ThreadContextChanged = contextChanged;
    }

    public T PreviousValue { get; }
    public T CurrentValue { get; }
    public bool ThreadContextChanged { get; }
}
