namespace Fencepost;

/// <summary>What the machine itself provides to library code.</summary>
public static class Machine
{
    /// <summary>Inside a one-step method: the step is not enabled in this state. Never returns.</summary>
    [MethodImpl(InternalCall)] public static extern void Block(string waitsFor);

    /// <summary>The same for a wait for work or a signal, in which a background thread may be when the program ends.</summary>
    [MethodImpl(InternalCall)] public static extern void Idle(string waitsFor);

    /// <summary>Inside a one-step method that waits, or would: a pending interrupt ends it by an exception.</summary>
    [MethodImpl(InternalCall)] public static extern void EndsIfInterrupted();

    /// <summary>Ends the process: the thread does nothing any more.</summary>
    [MethodImpl(InternalCall)] public static extern void Exit(int code);

    /// <summary>Throws an exception as one that has come by other places before, which a trace tells.</summary>
    [MethodImpl(InternalCall)] public static extern void ThrowAgain(Exception exception, object trace);

    /// <summary>The program does what the library has no model of: it says so, and never returns.</summary>
    [MethodImpl(InternalCall)] public static extern void Unsupported(string what);

    /// <summary>The verdict names what the library does differently from .NET, once the program has come by here.</summary>
    [MethodImpl(InternalCall)] public static extern void Assumes(string what);

    /// <summary>A hash code is made that differs from .NET's. The verdict names that if a program asks for it, and no collection.</summary>
    [MethodImpl(InternalCall)] public static extern void AsksForHash();

    /// <summary>Whether the class of an object, or one between it and the library, has a method of this name.</summary>
    [MethodImpl(InternalCall)] public static extern bool Overrides(object target, string method);

    /// <summary>Whether a virtual method of the library is one of the program for this object.</summary>
    [MethodImpl(InternalCall)] public static extern bool RunsOwn(object target, string method);

    /// <summary>Whether arrays come from a pool that keeps what goes back, as somebody may notice.</summary>
    [MethodImpl(InternalCall)] public static extern bool PoolsArrays();

    /// <summary>A new array is rented: where none are pooled, nobody is to read what he has not written.</summary>
    [MethodImpl(InternalCall)] public static extern void Rented(Array array);

    /// <summary>Whether an array that goes back is to be kept; if not, nobody is to use it any more.</summary>
    [MethodImpl(InternalCall)] public static extern bool GoesBack(Array array);

    /// <summary>A clock is read: from then on it matters whether a thread has slept.</summary>
    [MethodImpl(InternalCall)] public static extern void ReadsClock();

    /// <summary>How often a periodic timer fires.</summary>
    [MethodImpl(InternalCall)] public static extern int Ticks();

    /// <summary>Inside a one-step method: a periodic timer has fired that often. It fires again only in a look at what further ticks would
    /// bring, which is taken where threads wait.</summary>
    [MethodImpl(InternalCall)] public static extern void AwaitsTick();

    /// <summary>Every value from 0 to count - 1, each explored.</summary>
    [MethodImpl(InternalCall)] public static extern int Choose(int count);

    /// <summary>Starts a pool thread.</summary>
    [MethodImpl(InternalCall)] public static extern void Start(Action body, string name);

    /// <summary>Whether the current thread holds locks, or has values in thread-static fields of the program.</summary>
    [MethodImpl(InternalCall)] public static extern bool KeepsAnything();

    /// <summary>Whether the current thread is one of the pool.</summary>
    [MethodImpl(InternalCall)] public static extern bool IsOfPool();

    /// <summary>What follows depends on which thread this is.</summary>
    [MethodImpl(InternalCall)] public static extern void AsksForThread();

    /// <summary>Inside a one-step method that blocks: the thread waits for work that somebody has queued. If it is one of the pool, it may
    /// have queued that itself, and runs it then.</summary>
    [MethodImpl(InternalCall)] public static extern void WaitsForWork();

    /// <summary>Whether threads of the pool have waited for work.</summary>
    [MethodImpl(InternalCall)] public static extern bool RunsWaited();

    /// <summary>Somebody asks for the status of a task that has been queued: from now on, its beginning is a step.</summary>
    [MethodImpl(InternalCall)] public static extern void AsksForBeginning();

    /// <summary>Whether somebody has.</summary>
    [MethodImpl(InternalCall)] public static extern bool SeesBeginnings();

    /// <summary>Whether it may matter which thread runs what: threads have been asked for, or the current one has locks.</summary>
    [MethodImpl(InternalCall)] public static extern bool ThreadsMatter();

    /// <summary>From now on, somebody hears of it when a thread gets another context.</summary>
    [MethodImpl(InternalCall)] public static extern void HearsOfContexts();

    /// <summary>From now on, code may run with the context of whoever runs it.</summary>
    [MethodImpl(InternalCall)] public static extern void ContextsMatter();

    /// <summary>The continuation of an await is about to run on the thread that has completed its task.</summary>
    [MethodImpl(InternalCall)] public static extern void RunsInline(object task);

    /// <summary>The same of a source that has this field.</summary>
    [MethodImpl(InternalCall)] public static extern void RunsInline(ref bool completed);

    /// <summary>A source that has this field is used in a way in which it never is where all take turns.</summary>
    [MethodImpl(InternalCall)] public static extern void IsOutOfTurn(ref bool completed);

    /// <summary>The same of what goes on after an await: it has gone on already.</summary>
    [MethodImpl(InternalCall)] public static extern void IsOutOfTurn();

    /// <summary>Whether what this is given is in the program's hands.</summary>
    [MethodImpl(InternalCall)] public static extern bool IsOfProgram(object target);
    [MethodImpl(InternalCall)] public static extern bool IsOfProgram<T>();

    /// <summary>A task gets a second continuation, one of which is no await, or loses one.</summary>
    [MethodImpl(InternalCall)] public static extern void HasSeveral(object task);

    /// <summary>The number of the current thread; the main thread is 1.</summary>
    [MethodImpl(InternalCall)] public static extern int ThreadId();

    /// <summary>How often the current thread has asked this.</summary>
    [MethodImpl(InternalCall)] public static extern int Count();

    /// <summary>Whether the thread of that number has ended.</summary>
    [MethodImpl(InternalCall)] public static extern bool HasEnded(int thread);

    [MethodImpl(InternalCall)] public static extern string StringFromChars(char[] chars, int start, int count);
    [MethodImpl(InternalCall)] public static extern char[] CharsFromString(string text);

    /// <summary>An equal text that is another object.</summary>
    [MethodImpl(InternalCall)] public static extern string Fresh(string text);

    /// <summary>Whether the first address is above the second one in the same variable or array.</summary>
    [MethodImpl(InternalCall)] public static extern bool IsBehind<T>(ref readonly T address, ref readonly T other);

    /// <summary>How many instance fields a boxed value has, and the boxed value of one of them.</summary>
    [MethodImpl(InternalCall)] public static extern int FieldCount(object value);
    [MethodImpl(InternalCall)] public static extern object GetField(object value, int index);

    /// <summary>An enumeration's names and values, ordered by the value taken as unsigned; negative values are sign-extended.</summary>
    [MethodImpl(InternalCall)] public static extern string[] EnumNames(Type type);
    [MethodImpl(InternalCall)] public static extern ulong[] EnumValues(Type type);

    /// <summary>A boxed value of an enumeration (or of an integer type) from the low bits of a number, and back (sign-extended).</summary>
    [MethodImpl(InternalCall)] public static extern object EnumBox(Type type, ulong value);
    [MethodImpl(InternalCall)] public static extern ulong EnumBits(object value);

    /// <summary>Whether an enumeration has the attribute [Flags].</summary>
    [MethodImpl(InternalCall)] public static extern bool EnumIsFlags(Type type);
}
