namespace System.Runtime.CompilerServices;

/// <summary>A place in the code at which something is bound late.</summary>
public class CallSite
{
    internal CallSite(CallSiteBinder binder) => Binder = binder;

    public CallSiteBinder Binder { get; }
    internal virtual Type DelegateType => null;

    public static CallSite Create(Type delegateType, CallSiteBinder binder)
    {
        ArgumentNullException.ThrowIfNull(delegateType);
        ArgumentNullException.ThrowIfNull(binder);
        if (!delegateType.IsSubclassOf(typeof(MulticastDelegate))) throw new ArgumentException("Type must be derived from System.Delegate");
        return (CallSite)Activator.CreateInstance(typeof(CallSite<>).MakeGenericType(delegateType), new object[] { binder });
    }
}

/// <summary>The same for operands of certain types: nothing is remembered from call to call.</summary>
public class CallSite<T> : CallSite where T : class
{
    public T Target;

    private CallSite(CallSiteBinder binder) : base(binder) => Target = Late();

    internal override Type DelegateType => typeof(T);
    public T Update => Late();

    public static CallSite<T> Create(CallSiteBinder binder)
    {
        ArgumentNullException.ThrowIfNull(binder);
        return new CallSite<T>(binder);
    }

    private T Late() => (T)(object)Fencepost.LateDelegate.Of(typeof(T), Binder.Run);
}
