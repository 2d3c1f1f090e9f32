using System.Threading;

namespace System;

/// <summary>Reports go to the context on which the object was made, or to a thread of the pool each.</summary>
public class Progress<T> : IProgress<T>
{
    private readonly SynchronizationContext context;
    private readonly Action<T> handler;

    public Progress() => context = SynchronizationContext.Current;

    public Progress(Action<T> handler) : this() => this.handler = handler ?? throw new ArgumentNullException("handler");

    public event EventHandler<T> ProgressChanged;

    protected virtual void OnReport(T value)
    {
        if (handler == null && ProgressChanged == null) return;
        if (context != null) context.Post(new SendOrPostCallback(Invoke), value);
        else ThreadPool.QueueUserWorkItem(new WaitCallback(Invoke), value);
    }

    void IProgress<T>.Report(T value) => OnReport(value);

    private void Invoke(object state)
    {
        T value = (T)state;
        handler?.Invoke(value);
        ProgressChanged?.Invoke(this, value);
    }
}
