// What closures and iterators share.
#nullable disable warnings
using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

namespace Programs;

public static class LoopVariable
{
    // A for loop has one variable: the threads read it when they run.
    [ConcurrencyTest]
    public static int For_Wrong()
    {
        int sum = 0;
        var threads = new Thread[2];
        for (int i = 0; i < 2; i++)
        {
            threads[i] = new Thread(() => Interlocked.Add(ref sum, i + 1));
            threads[i].Start();
        }
        foreach (var t in threads) t.Join();
        if (sum != 3) throw new InvalidOperationException($"{sum}");
        return sum;
    }

    // A copy for each iteration.
    [ConcurrencyTest]
    public static int For_Right()
    {
        int sum = 0;
        var threads = new Thread[2];
        for (int i = 0; i < 2; i++)
        {
            int mine = i;
            threads[i] = new Thread(() => Interlocked.Add(ref sum, mine + 1));
            threads[i].Start();
        }
        foreach (var t in threads) t.Join();
        if (sum != 3) throw new InvalidOperationException($"{sum}");
        return sum;
    }

    // foreach has a new variable for each element.
    [ConcurrencyTest]
    public static int Foreach_Right()
    {
        int sum = 0;
        var tasks = new List<Task>();
        foreach (int i in new[] { 1, 2 }) tasks.Add(Task.Run(() => Interlocked.Add(ref sum, i)));
        Task.WaitAll(tasks.ToArray());
        Debug.Assert(sum == 3);
        return sum;
    }

    // The same with tasks.
    [ConcurrencyTest]
    public static int Tasks_Wrong()
    {
        int sum = 0;
        var tasks = new List<Task>();
        for (int i = 1; i <= 2; i++) tasks.Add(Task.Run(() => Interlocked.Add(ref sum, i)));
        Task.WaitAll(tasks.ToArray());
        Debug.Assert(sum == 3);
        return sum;
    }
}

public static class ReusedVariable
{
    // The variable is changed after the first thread was given it.
    [ConcurrencyTest]
    public static (int, int) X_Wrong()
    {
        int job = 1, first = 0, second = 0;
        var a = new Thread(() => first = job);
        a.Start();
        job = 2;
        var b = new Thread(() => second = job);
        b.Start();
        a.Join(); b.Join();
        Debug.Assert(first == 1 && second == 2);
        return (first, second);
    }

    // The job is handed over as the thread's argument.
    [ConcurrencyTest]
    public static (int, int) X_Right()
    {
        int job = 1, first = 0, second = 0;
        var a = new Thread(o => first = (int)o);
        a.Start(job);
        job = 2;
        var b = new Thread(o => second = (int)o);
        b.Start(job);
        a.Join(); b.Join();
        Debug.Assert(first == 1 && second == 2);
        return (first, second);
    }
}

public static class SharedIterator
{
    static IEnumerable<int> Numbers() { yield return 1; yield return 2; }

    // MoveNext is locked, Current is read after the lock.
    [ConcurrencyTest]
    public static (int, int) X_Wrong()
    {
        var it = Numbers().GetEnumerator();
        int p = 0, q = 0;
        Threads.Run(() => { lock (it) it.MoveNext(); p = it.Current; }, () => { lock (it) it.MoveNext(); q = it.Current; });
        Require.That(p != q);
        return (p, q);
    }

    // Both are one critical section.
    [ConcurrencyTest]
    public static (int, int) X_Right()
    {
        var it = Numbers().GetEnumerator();
        int p = 0, q = 0;
        Threads.Run(() => { lock (it) { it.MoveNext(); p = it.Current; } }, () => { lock (it) { it.MoveNext(); q = it.Current; } });
        Require.That(p != q);
        return (p, q);
    }

    // Each thread asks the sequence for an enumerator of its own.
    [ConcurrencyTest]
    public static (int, int) Own_Right()
    {
        var numbers = Numbers();
        int p = 0, q = 0;
        Threads.Run(() => { foreach (int n in numbers) { p = n; break; } }, () => { foreach (int n in numbers) { q = n; break; } });
        Debug.Assert(p == 1 && q == 1);
        return (p, q);
    }
}

public static class SharedBuffer
{
    static readonly char[] scratch = new char[2];

    static string Twice(char[] buffer, char c) { buffer[0] = c; buffer[1] = c; return new string(buffer); }

    // A static scratch buffer is written by two threads.
    [ConcurrencyTest]
    public static (string, string) X_Wrong()
    {
        string p = "", q = "";
        Threads.Run(() => p = Twice(scratch, 'a'), () => q = Twice(scratch, 'b'));
        Debug.Assert(p == "aa" && q == "bb");
        return (p, q);
    }

    // A buffer for each call.
    [ConcurrencyTest]
    public static (string, string) X_Right()
    {
        string p = "", q = "";
        Threads.Run(() => p = Twice(new char[2], 'a'), () => q = Twice(new char[2], 'b'));
        Debug.Assert(p == "aa" && q == "bb");
        return (p, q);
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

internal static class Require
{
    public static void That(bool condition)
    {
        if (!condition) throw new InvalidOperationException("a required condition does not hold");
    }
}

[AttributeUsage(AttributeTargets.Method)]
internal sealed class ConcurrencyTestAttribute : Attribute { }
