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

    // The same with arguments by reference, which are in the array too: their places come first.
    private void Run1<A>(object[] arguments, int place, ref A a) => Return1<object, A>(arguments, place, ref a);
    private void Run2<A, B>(object[] arguments, int first, int second, ref A a, ref B b) => Return2<object, A, B>(arguments, first, second, ref a, ref b);

    private T Return1<T, A>(object[] arguments, int place, ref A a)
    {
        object before = a;
        arguments[place] = a;
        object result = body(arguments);
        if (Writes(place, before, arguments)) a = (A)arguments[place];
        return (T)result;
    }

    private T Return2<T, A, B>(object[] arguments, int first, int second, ref A a, ref B b)
    {
        object before = a;
        arguments[first] = a;
        arguments[second] = b;
        object result = body(arguments);
        if (Writes(first, before, arguments)) a = (A)arguments[first];
        b = (B)arguments[second];
        return (T)result;
    }

    // What is behind the call site is a struct whose method is called: most methods change nothing in it.
    private static bool Writes(int place, object before, object[] arguments) => place != 1 || !Boxes.Same(before, arguments[1]);
}
