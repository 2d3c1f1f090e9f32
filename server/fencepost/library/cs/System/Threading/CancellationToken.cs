namespace System.Threading;

public readonly struct CancellationToken : IEquatable<CancellationToken>
{
    internal readonly CancellationTokenSource source;

    internal CancellationToken(CancellationTokenSource source) => this.source = source;
    public CancellationToken(bool canceled) => source = canceled ? CancellationTokenSource.AlwaysCanceled.Source : null;

    public static CancellationToken None => default;
    public bool CanBeCanceled => source != null;
    public bool IsCancellationRequested => source != null && source.IsCancellationRequested;
    public WaitHandle WaitHandle => (source ?? new CancellationTokenSource()).WaitHandle;

    public void ThrowIfCancellationRequested()
    {
        if (IsCancellationRequested) throw new OperationCanceledException(this);
    }

    public CancellationTokenRegistration Register(Action callback) => Register(callback, false);

    public CancellationTokenRegistration Register(Action callback, bool useSynchronizationContext) =>
        Register(callback, null, useSynchronizationContext, true);

    public CancellationTokenRegistration Register(Action<object> callback, object state) => Register(callback, state, false, true);

    public CancellationTokenRegistration Register(Action<object> callback, object state, bool useSynchronizationContext) =>
        Register(callback, state, useSynchronizationContext, true);

    public CancellationTokenRegistration Register(Action<object, CancellationToken> callback, object state) =>
        Register(callback, state, false, true);

    public CancellationTokenRegistration UnsafeRegister(Action<object> callback, object state) => Register(callback, state, false, false);

    public CancellationTokenRegistration UnsafeRegister(Action<object, CancellationToken> callback, object state) =>
        Register(callback, state, false, false);

    internal CancellationTokenRegistration UnsafeRegister(Action callback) => Register(callback, null, false, false);

    private CancellationTokenRegistration Register(Delegate callback, object state, bool useSynchronizationContext, bool flow)
    {
        if (callback == null) throw new ArgumentNullException("callback");
        if (source == null) return default;
        CancellationCallback entry = new CancellationCallback(
            source, callback, state, flow ? ExecutionContext.Capture() : null, useSynchronizationContext ? SynchronizationContext.Current : null);
        int state0 = source.Add(entry);
        if (state0 == CancellationTokenSource.Added) return new CancellationTokenRegistration(entry);
        if (state0 == CancellationTokenSource.TooLate) entry.CallHere();
        return default;
    }

    public bool Equals(CancellationToken other) => source == other.source;
    public override bool Equals(object other) => other is CancellationToken token && Equals(token);
    public override int GetHashCode() => source == null ? 0 : source.GetHashCode();
    public static bool operator ==(CancellationToken left, CancellationToken right) => left.source == right.source;
    public static bool operator !=(CancellationToken left, CancellationToken right) => left.source != right.source;
}
