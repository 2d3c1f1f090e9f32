// What changes of threads are made of (tests/oracle/changing.py).
using System;
using System.Collections.Generic;
using System.Runtime.ExceptionServices;
using System.Threading;

namespace Changes;

/// <summary>What an iterator hands back at last.</summary>
internal sealed class Made<T> { public T Value = default!; }

internal static class Change
{
    static int steps;
    static readonly object gate = new();

    /// <summary>Runs an action on a thread that is joined, and passes on what it throws.</summary>
    public static void Over(Action action)
    {
        Exception? thrown = null;
        var thread = new Thread(() => { try { action(); } catch (Exception e) { thrown = e; } });
        thread.Start();
        thread.Join();
        if (thrown != null) ExceptionDispatchInfo.Throw(thrown);
    }

    public static T Over<T>(Func<T> function)
    {
        T result = default!;
        Over(() => { result = function(); });
        return result;
    }

    /// <summary>Runs each step of an iterator on a new thread.</summary>
    public static T Stepping<T>(Func<Made<T>, IEnumerable<int>> method)
    {
        var made = new Made<T>();
        var steps = method(made).GetEnumerator();
        while (Over(steps.MoveNext)) { }
        return made.Value;
    }

    /// <summary>Runs a method while a second thread lives.</summary>
    public static T Beside<T>(Func<T> method)
    {
        var other = new Thread(() => { lock (gate) steps++; var made = new List<int> { 1 }; lock (gate) steps += made.Count; });
        other.Start();
        try { return method(); }
        finally { other.Join(); }
    }

    /// <summary>Runs a method on two threads at once; what both return, if that is the same.</summary>
    public static T Twice<T>(Func<T> method)
    {
        T first = default!, second = default!;
        Exception? one = null, other = null;
        var thread = new Thread(() => { try { first = method(); } catch (Exception e) { one = e; } });
        thread.Start();
        try { second = method(); } catch (Exception e) { other = e; }
        thread.Join();
        if (one != null && other != null && one.GetType() == other.GetType()) ExceptionDispatchInfo.Throw(one);
        if (one != null || other != null) throw new InvalidOperationException("one of two has failed");
        return Equals(first, second) ? first : throw new InvalidOperationException("two differ: " + first + ", " + second);
    }
}
