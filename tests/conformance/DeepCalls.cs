using System;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Threading;

namespace Conformance;

/// <summary>Calls that are nested deeply, and long chains of objects.</summary>
public static class DeepCalls
{
    private sealed class Node { public int Value; public Node? Next; }

    private static int Sum(int n) => n == 0 ? 0 : n + Sum(n - 1);
    public static int Recursion() => Sum(5_000);
    public static bool MutualRecursion() { return Even(7_001); static bool Even(int n) => n == 0 || Odd(n - 1); static bool Odd(int n) => n != 0 && Even(n - 1); }
    public static int RecursiveLambda() { Func<int, int>? f = null; f = n => n == 0 ? 0 : 1 + f!(n - 1); return f(2_000); }
    private static int Length(Node? node) => node == null ? 0 : 1 + Length(node.Next);
    public static int RecursionOverChain() { Node? head = null; for (int i = 0; i < 3_000; i++) head = new Node { Value = i, Next = head }; return Length(head); }
    public static int LongList() { var list = new LinkedList<int>(); for (int i = 0; i < 1_500; i++) list.AddLast(i); return list.Sum(); }
    public static string NestedClosures() { string s = ""; Action action = () => s += "x"; for (int i = 0; i < 1_200; i++) { var inner = action; action = () => inner(); } action(); return s; }
    public static int ChainOfAnotherThread() { Node? head = null; var t = new Thread(() => { for (int i = 0; i < 600; i++) head = new Node { Next = head }; }); t.Start(); t.Join(); return Length(head); }

    private sealed class Owner
    {
        [MethodImpl(MethodImplOptions.Synchronized)] public void GiveUp() => Monitor.Exit(this);
        [MethodImpl(MethodImplOptions.Synchronized)] public void GiveUpAndThrow() { Monitor.Exit(this); throw new FormatException(); }
    }
    private static string Try(Action action) { try { action(); return "none"; } catch (Exception e) { return e.GetType().Name; } }
    public static string SynchronizedMethodWithoutItsLock() => Try(new Owner().GiveUp);
    public static string SynchronizedMethodThrowsWithoutItsLock() => Try(new Owner().GiveUpAndThrow);
}
