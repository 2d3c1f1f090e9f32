// Texts as objects: two equal ones that are made at run time are two.
#nullable disable warnings
using System;
using System.Collections.Concurrent;
using System.Diagnostics;
using System.Runtime.CompilerServices;
using System.Threading;

namespace Programs;

public static class LockOnText
{
    static int n;

    static string Key(int id) => "account " + id;

    static int Go(Func<string> key)
    {
        n = 0;
        Threads.Run(() => { lock (key()) n++; }, () => { lock (key()) n++; });
        return n;
    }

    // Each thread makes a text of its own and locks that.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        int sum = Go(() => Key(7));
        Debug.Assert(sum == 2);
        return sum;
    }

    // What interns equal texts has one object for them.
    [ConcurrencyTest]
    public static int X_Right() => Go(() => string.Intern(Key(7)));

    // So is a literal, wherever it is.
    [ConcurrencyTest]
    public static int Literal_Right() => Go(() => "account 7");

    // What is made once and shared is one object.
    [ConcurrencyTest]
    public static int Shared_Right()
    {
        string key = Key(7);
        return Go(() => key);
    }

    // Members that have nothing to change return the text that they were given.
    [ConcurrencyTest]
    public static int Unchanged_Right()
    {
        string key = Key(7);
        return Go(() => key.Trim().Replace("x", "y").Substring(0) + "");
    }

    // A copy is another object.
    [ConcurrencyTest]
    public static int Copied_Wrong()
    {
        string key = Key(7);
        int sum = Go(() => new string(key.AsSpan()));
        Debug.Assert(sum == 2);
        return sum;
    }

    // One thread locks the literal, the other one a text that equals it.
    [ConcurrencyTest]
    public static int Mixed_Wrong()
    {
        int next = 0;
        int sum = Go(() => Interlocked.Increment(ref next) == 1 ? "account 7" : Key(7));
        Debug.Assert(sum == 2);
        return sum;
    }
}

public static class KeyedLocks
{
    // The dictionary keeps the first text of its kind, and everybody locks that one.
    [ConcurrencyTest]
    public static int X_Right()
    {
        var keys = new ConcurrentDictionary<string, string>();
        int n = 0;
        void Add(int id) { string key = "k" + id; lock (keys.GetOrAdd(key, key)) n++; }
        Threads.Run(() => Add(1), () => Add(1));
        return n;
    }

    // What was asked for is locked instead of what was found.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        var keys = new ConcurrentDictionary<string, string>();
        int n = 0;
        void Add(int id) { string key = "k" + id; keys.GetOrAdd(key, key); lock (key) n++; }
        Threads.Run(() => Add(1), () => Add(1));
        Debug.Assert(n == 2);
        return n;
    }
}

public static class ExchangedText
{
    static string state;

    static int Go(Func<string> expected, string first)
    {
        int done = 0;
        state = first;
        ThreadStart step = () => { string old = expected(); if (ReferenceEquals(Interlocked.CompareExchange(ref state, "b", old), old)) Interlocked.Increment(ref done); };
        Threads.Run(step, step);
        return done;
    }

    // The comparand is a new text each time: nothing is ever exchanged.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        string a = "a";
        int done = Go(() => a + a, a + a);
        Debug.Assert(done == 1);
        return done;
    }

    // The comparand is what was there: one of the threads exchanges it.
    [ConcurrencyTest]
    public static int X_Right()
    {
        string a = "a", first = a + a;
        return Go(() => first, first);
    }
}

public static class PublishedTexts
{
    static bool Same<T>(T a, T b) where T : class => a == b;

    // Two threads make equal texts: equal by value, and never one object.
    [ConcurrencyTest]
    public static int X_Right()
    {
        string p = null, q = null;
        Threads.Run(() => p = "x" + Environment.ProcessorCount, () => q = "x" + Environment.ProcessorCount);
        return (p == q ? 1 : 0) + (Same(p, q) ? 2 : 0) + ((object)p == q ? 4 : 0) + (ReferenceEquals(p, q) ? 8 : 0);
    }

    // The first text that is interned is the one for all.
    [ConcurrencyTest]
    public static int Interned_Right()
    {
        string p = null, q = null, a = null, b = null;
        Threads.Run(() => a = string.Intern(p = "y" + Environment.ProcessorCount), () => b = string.Intern(q = "y" + Environment.ProcessorCount));
        return ReferenceEquals(a, b) ? (ReferenceEquals(a, p) ? 1 : 0) + (ReferenceEquals(b, q) ? 2 : 0) : -1;
    }

    // A weak table knows its keys by what they are, not by what they say.
    [ConcurrencyTest]
    public static int Table_Right()
    {
        var table = new ConditionalWeakTable<string, object>();
        string key = "z" + Environment.ProcessorCount;
        int found = 0;
        Threads.Run(() => table.AddOrUpdate(key, ""), () => table.AddOrUpdate("z" + Environment.ProcessorCount, ""));
        foreach (var pair in table) found++;
        return found;
    }
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
