// What random programs are made of: variables, threads, and a first method that mentions every member that generated
// code may use, so that each has a token. The bodies of Run and T0 to T3 are replaced before they are explored.
using System;
using System.Diagnostics;
using System.Threading;

namespace Carrier;

public sealed class Node
{
    public int f;
    public volatile int g;
    public Node? next;
}

public static class Program
{
    static int x, y, z, r1, r2, r3, r4;
    static volatile int v, w;
    static int[]? a;
    static Node? p, q;
    static object? k, l;

    static void T1() { }
    static void T2() { }
    static void T3() { }
    static void T4() { }

    static Node? Exchange(ref Node? target, Node? value) => Interlocked.Exchange(ref target, value);
    static Node? CompareExchange(ref Node? target, Node? value) => Interlocked.CompareExchange(ref target, value, null);

    public static (int, int, int, int, int, int, int, int, int, int, int, int) Run()
    {
        bool taken = false;
        Node node = new Node();
        node.next = node;
        node.f = node.g;
        a = new int[2];
        k = new object();
        l = k;
        p = q;
        q = Exchange(ref p, node);
        q = CompareExchange(ref node.next, node);
        r1 = r2; r2 = r3; r3 = r4; r4 = r1;
        x = y; y = z; z = x;
        v = w; w = v;
        Thread thread = new Thread(new ThreadStart(T1));
        thread = new Thread(new ThreadStart(T2));
        thread = new Thread(new ThreadStart(T3));
        thread = new Thread(new ThreadStart(T4));
        thread.Start();
        thread.Join();
        Monitor.Enter(k, ref taken);
        Monitor.TryEnter(k);
        Monitor.Wait(k, 0);
        Monitor.Pulse(k);
        Monitor.PulseAll(k);
        Monitor.Exit(k);
        Interlocked.Exchange(ref x, Interlocked.Add(ref x, Interlocked.CompareExchange(ref x, 1, 0)));
        Interlocked.MemoryBarrier();
        Volatile.ReadBarrier();
        Volatile.WriteBarrier();
        Volatile.Write(ref x, Volatile.Read(ref x));
        try { Debug.Assert(taken); }
        catch (Exception) { }
        return (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12);
    }
}
