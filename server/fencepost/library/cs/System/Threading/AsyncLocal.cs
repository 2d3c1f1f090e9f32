namespace System.Threading;

public sealed class AsyncLocal<T> : INotifies
{
    private readonly Action<AsyncLocalValueChangedArgs<T>> handler;

    public AsyncLocal() { }
    public AsyncLocal(Action<AsyncLocalValueChangedArgs<T>> valueChangedHandler) => handler = valueChangedHandler;

    public T Value
    {
        get => ExecutionContext.Find(this) is object value ? (T)value : default;
        set => ExecutionContext.Store(this, value, handler == null ? null : this);
    }

    void INotifies.Changed(object previous, object current, bool contextChanged) => handler(new AsyncLocalValueChangedArgs<T>(
        previous == null ? default : (T)previous, current == null ? default : (T)current, contextChanged));
}
