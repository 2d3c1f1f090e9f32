namespace Fencepost;

/// <summary>Delegates of any type that are made at run time: a function gets all arguments of a call, as objects.</summary>
internal sealed class LateDelegate
{
    private readonly Func<object[], object> body;

    private LateDelegate(Func<object[], object> body) => this.body = body;

    internal static Delegate Of(Type type, Func<object[], object> body) => Members.LateDelegate(type, new LateDelegate(body));

    // The machine calls one of these for the delegate.
    private void Run(object[] arguments) => body(arguments);
    private T Return<T>(object[] arguments) => (T)body(arguments);
}
