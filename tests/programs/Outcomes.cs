// What harnesses say of their own results.
#nullable disable warnings
using System;
using System.Threading;

namespace Programs;

public enum Verdict { Acceptable, Forbidden, Interesting }

[AttributeUsage(AttributeTargets.Method, AllowMultiple = true)]
public sealed class OutcomeAttribute : Attribute
{
    public OutcomeAttribute(string value, Verdict verdict) { }
}

public static class Increments
{
    static int n;

    static int Go(Action step)
    {
        n = 0;
        Threads.Run(() => step(), () => step());
        return n;
    }

    // An update is lost.
    [ConcurrencyTest, Outcome("1", Verdict.Forbidden)]
    public static int X_Wrong() => Go(() => n++);

    // Nothing but what is named is forbidden.
    [ConcurrencyTest, Outcome("1", Verdict.Forbidden)]
    public static int X_Right() => Go(() => Interlocked.Increment(ref n));

    // Where acceptable results are listed, another one is forbidden.
    [ConcurrencyTest, Outcome("2", Verdict.Acceptable)]
    public static int Unlisted_Wrong() => Go(() => n++);

    // All of them are listed.
    [ConcurrencyTest, Outcome("2", Verdict.Acceptable), Outcome("1", Verdict.Interesting)]
    public static int Unlisted_Right() => Go(() => n++);
}

public static class Pairs
{
    static int x, y;

    static (int, bool) Go()
    {
        x = y = 0;
        int seen = 0; bool other = false;
        Threads.Run(() => { x = 1; seen = y; }, () => { y = 1; other = x == 1; });
        return (seen, other);
    }

    // Members are separated by commas, truth values are written as in C#.
    [ConcurrencyTest, Outcome("(1, true)", Verdict.Forbidden)]
    public static (int, bool) X_Wrong() => Go();

    // A text may be a pattern; the first that fits counts.
    [ConcurrencyTest, Outcome("0,false", Verdict.Forbidden), Outcome(".*", Verdict.Acceptable)]
    public static (int, bool) X_Right() => Go();
}

public static class OtherWords
{
    public enum Expect { ACCEPTABLE = 1, ACCEPTABLE_INTERESTING, FORBIDDEN }

    [AttributeUsage(AttributeTargets.Method, AllowMultiple = true)]
    public sealed class Outcome : Attribute
    {
        public string[] id = { };
        public Expect expect { get; set; }
    }

    static int n;

    static int Go()
    {
        n = 0;
        Threads.Run(() => n++, () => n++);
        return n;
    }

    // Any attribute of that name, with an enum of any type.
    [ConcurrencyTest, @Outcome(id = new[] { "1", "3" }, expect = Expect.FORBIDDEN)]
    public static int X_Wrong() => Go();

    [ConcurrencyTest, @Outcome(id = new[] { "1" }, expect = Expect.ACCEPTABLE_INTERESTING), @Outcome(id = new[] { "2" }, expect = Expect.ACCEPTABLE)]
    public static int X_Right() => Go();
}

internal static class Threads
{
    /// <summary>Starts a thread for each body and waits until all have ended.</summary>
    public static void Run(params ThreadStart[] bodies)
    {
        var threads = new Thread[bodies.Length];
        for (int i = 0; i < bodies.Length; i++) threads[i] = new Thread(bodies[i]);
        for (int i = 0; i < bodies.Length; i++) threads[i].Start();
        for (int i = 0; i < bodies.Length; i++) threads[i].Join();
    }
}

[AttributeUsage(AttributeTargets.Method)]
internal sealed class ConcurrencyTestAttribute : Attribute { }
