using Fencepost;
using System.Threading;

namespace System;

public class Lazy<T>
{
    private const int Fresh = 0, Running = 1, Created = 2, Failed = 3;

    private readonly LazyThreadSafetyMode mode;
    private readonly bool byConstructor;
    private Func<T> factory;
    private int state;
    private object thread;
    private T value;
    private Exception failure;

    public Lazy() : this(LazyThreadSafetyMode.ExecutionAndPublication) { }
    public Lazy(bool isThreadSafe) : this(ModeOf(isThreadSafe)) { }
    public Lazy(Func<T> valueFactory) : this(valueFactory, LazyThreadSafetyMode.ExecutionAndPublication) { }
    public Lazy(Func<T> valueFactory, bool isThreadSafe) : this(valueFactory, ModeOf(isThreadSafe)) { }

    public Lazy(LazyThreadSafetyMode mode)
    {
        Check(mode);
        this.mode = mode;
        byConstructor = true;
    }

    public Lazy(Func<T> valueFactory, LazyThreadSafetyMode mode)
    {
        factory = valueFactory ?? throw new ArgumentNullException("valueFactory");
        Check(mode);
        this.mode = mode;
    }

    public Lazy(T value)
    {
        this.value = value;
        state = Created;
    }

    private static LazyThreadSafetyMode ModeOf(bool isThreadSafe) =>
        isThreadSafe ? LazyThreadSafetyMode.ExecutionAndPublication : LazyThreadSafetyMode.None;

    private static void Check(LazyThreadSafetyMode mode)
    {
        if (mode < LazyThreadSafetyMode.None || mode > LazyThreadSafetyMode.ExecutionAndPublication)
            throw new ArgumentOutOfRangeException("mode", "The mode argument specifies an invalid value.");
    }

    public bool IsValueCreated => mode == LazyThreadSafetyMode.None ? state == Created : IsCreated(out _);

    [Query]
    private bool IsCreated(out T created)
    {
        created = value;
        return state == Created;
    }

    public T Value
    {
        get
        {
            if (mode == LazyThreadSafetyMode.None) return state == Created ? value : CreateAlone();
            if (IsCreated(out T created)) return created;
            if (mode == LazyThreadSafetyMode.ExecutionAndPublication) return CreateOnce();
            return Publish(byConstructor ? Activator.CreateInstance<T>() : factory());
        }
    }

    private static Exception Recursion() => new InvalidOperationException("ValueFactory attempted to access the Value property of this instance.");

    private T CreateAlone()
    {
        if (state == Failed) throw failure;
        if (byConstructor)
        {
            value = Activator.CreateInstance<T>();
            state = Created;
            return value;
        }
        Func<T> make = factory ?? throw Recursion();
        factory = null;
        try
        {
            value = make();
            state = Created;
            return value;
        }
        catch (Exception exception)
        {
            failure = exception;
            state = Failed;
            throw;
        }
    }

    /// <summary>The first value to be published stays.</summary>
    [OneStep]
    private T Publish(T made)
    {
        if (state != Created)
        {
            value = made;
            state = Created;
        }
        return value;
    }

    private T CreateOnce()
    {
        if (!Begin(out T created, out Exception earlier, out Func<T> make)) return earlier == null ? created : throw earlier;
        try
        {
            created = make == null ? Activator.CreateInstance<T>() : make();
        }
        catch (Exception exception)
        {
            End(byConstructor ? Fresh : Failed, default, exception);
            throw;
        }
        End(Created, created, null);
        return created;
    }

    [OneStep]
    private bool Begin(out T created, out Exception earlier, out Func<T> make)
    {
        if (state == Running)
        {
            if (ThisThread.Is(thread)) throw Recursion();
            Machine.Block("Lazy.Value");
        }
        created = value;
        earlier = failure;
        make = factory;
        if (state != Fresh) return false;
        state = Running;
        thread = ThisThread.Mark;
        factory = null;
        return true;
    }

    [OneStep]
    private void End(int state, T value, Exception exception)
    {
        this.state = state;
        this.value = value;
        thread = null;
        if (state == Failed) failure = exception;
    }

    public override string ToString() => IsValueCreated ? Value.ToString() : "Value is not created.";
}

public class Lazy<T, TMetadata> : Lazy<T>
{
    public Lazy(Func<T> valueFactory, TMetadata metadata) : base(valueFactory) => Metadata = metadata;
    public Lazy(TMetadata metadata) => Metadata = metadata;
    public Lazy(TMetadata metadata, bool isThreadSafe) : base(isThreadSafe) => Metadata = metadata;
    public Lazy(Func<T> valueFactory, TMetadata metadata, bool isThreadSafe) : base(valueFactory, isThreadSafe) => Metadata = metadata;
    public Lazy(TMetadata metadata, LazyThreadSafetyMode mode) : base(mode) => Metadata = metadata;
    public Lazy(Func<T> valueFactory, TMetadata metadata, LazyThreadSafetyMode mode) : base(valueFactory, mode) => Metadata = metadata;

    public TMetadata Metadata { get; }
}
