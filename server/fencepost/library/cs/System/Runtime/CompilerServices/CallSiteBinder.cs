namespace System.Runtime.CompilerServices;

public abstract class CallSiteBinder
{
    protected CallSiteBinder() { }

    // All that a call gives: the call site first.
    internal virtual object Run(object[] arguments)
    {
        Fencepost.Machine.Unsupported("a binder of dynamic operations that is not the compiler's");
        return null;
    }
}
