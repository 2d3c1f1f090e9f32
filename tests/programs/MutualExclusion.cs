// Mutual exclusion without locks: the algorithms of the textbooks, and what each of their lines is for.
#nullable disable warnings
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Channels;
using System.Threading.Tasks;

namespace Programs;

public abstract class Critical
{
    protected int inside; protected int n;
    protected void Section() { Require.That(Interlocked.Increment(ref inside) == 1); n++; Interlocked.Decrement(ref inside); }
}

public static class LamportBakery
{
    sealed class Bakery(bool choosing, int count) : Critical
    {
        readonly int[] choose = new int[count], number = new int[count];
        public int N => n;
        public void Run(int me)
        {
            if (choosing) { Volatile.Write(ref choose[me], 1); Interlocked.MemoryBarrier(); }
            int max = 0;
            for (int i = 0; i < count; i++) max = Math.Max(max, Volatile.Read(ref number[i]));
            Volatile.Write(ref number[me], max + 1);
            Interlocked.MemoryBarrier();
            if (choosing) { Volatile.Write(ref choose[me], 0); Interlocked.MemoryBarrier(); }
            for (int i = 0; i < count; i++)
            {
                if (i == me) continue;
                while (Volatile.Read(ref choose[i]) != 0) { }
                while (true)
                {
                    int other = Volatile.Read(ref number[i]), mine = Volatile.Read(ref number[me]);
                    if (other == 0 || other > mine || (other == mine && i > me)) break;
                }
            }
            Section();
            Volatile.Write(ref number[me], 0);
        }
    }

    // Who chooses a number does not say so: two may take the same, one late.
    [ConcurrencyTest]
    public static int X_Wrong() { var b = new Bakery(false, 2); Threads.Run(() => b.Run(0), () => b.Run(1)); return b.N; }

    // The others wait until the number is chosen.
    [ConcurrencyTest]
    public static int X_Right() { var b = new Bakery(true, 2); Threads.Run(() => b.Run(0), () => b.Run(1)); Require.That(b.N == 2); return b.N; }
}

public static class Szymanski
{
    sealed class Flags(bool third) : Critical
    {
        readonly int[] flag = new int[2];
        public int N => n;
        int F(int i) => Volatile.Read(ref flag[i]);
        void Set(int i, int v) { Volatile.Write(ref flag[i], v); Interlocked.MemoryBarrier(); }
        public void Run(int me)
        {
            int other = 1 - me;
            Set(me, 1);
            while (F(other) >= 3) { }
            Set(me, 3);
            if (F(other) == 1) { Set(me, 2); while (F(other) != 4) { } }
            Set(me, 4);
            if (third && me == 1) while (F(0) >= 2) { }
            Section();
            if (me == 0) while (F(1) is 2 or 3) { }
            Set(me, 0);
        }
    }

    // Nobody gives way at the end of the waiting room.
    [ConcurrencyTest]
    public static int X_Wrong() { var f = new Flags(false); Threads.Run(() => f.Run(0), () => f.Run(1)); return f.N; }

    // The later one waits for the earlier.
    [ConcurrencyTest]
    public static int X_Right() { var f = new Flags(true); Threads.Run(() => f.Run(0), () => f.Run(1)); Require.That(f.N == 2); return f.N; }
}

public static class PetersonFilter
{
    sealed class Filter(bool equal) : Critical
    {
        readonly int[] level = new int[3], victim = new int[3];
        public int N => n;
        public void Run(int me)
        {
            for (int l = 1; l < 3; l++)
            {
                Volatile.Write(ref level[me], l); Interlocked.MemoryBarrier();
                Volatile.Write(ref victim[l], me); Interlocked.MemoryBarrier();
                for (int k = 0; k < 3; k++)
                    while (k != me && (equal ? Volatile.Read(ref level[k]) >= l : Volatile.Read(ref level[k]) > l) && Volatile.Read(ref victim[l]) == me) { }
            }
            Section();
            Volatile.Write(ref level[me], 0);
        }
    }

    // Only those above are waited for, not those on the same level.
    [ConcurrencyTest]
    public static int X_Wrong() { var f = new Filter(false); Threads.Run(() => f.Run(0), () => f.Run(1)); return f.N; }

    // Two of three threads.
    [ConcurrencyTest]
    public static int X_Right() { var f = new Filter(true); Threads.Run(() => f.Run(0), () => f.Run(1)); Require.That(f.N == 2); return f.N; }
}

public static class Kessels
{
    sealed class K(bool own) : Critical
    {
        readonly bool[] wants = new bool[2]; readonly int[] turn = new int[2];
        public int N => n;
        public void Run(int me)
        {
            int other = 1 - me;
            Volatile.Write(ref wants[me], true); Interlocked.MemoryBarrier();
            int mine = own ? Volatile.Read(ref turn[other]) ^ me : 0;
            Volatile.Write(ref turn[me], mine); Interlocked.MemoryBarrier();
            while (Volatile.Read(ref wants[other]) && mine == (Volatile.Read(ref turn[other]) ^ me)) { }
            Section();
            Volatile.Write(ref wants[me], false);
        }
    }

    // The turn is not taken from the other's.
    [ConcurrencyTest]
    public static int X_Wrong() { var f = new K(false); Threads.Run(() => f.Run(0), () => f.Run(1)); return f.N; }

    // Each writes only variables of its own.
    [ConcurrencyTest]
    public static int X_Right() { var f = new K(true); Threads.Run(() => f.Run(0), () => f.Run(1)); Require.That(f.N == 2); return f.N; }
}

public static class NaiveFlags
{
    sealed class M(bool setFirst) : Critical
    {
        volatile bool a, b;
        public int N => n;
        public void Left() { if (setFirst) { a = true; Interlocked.MemoryBarrier(); if (b) { a = false; return; } } else { if (b) return; a = true; } Section(); a = false; }
        public void Right() { if (setFirst) { b = true; Interlocked.MemoryBarrier(); if (a) { b = false; return; } } else { if (a) return; b = true; } Section(); b = false; }
    }

    // Looked at before it is set: both may enter.
    [ConcurrencyTest]
    public static int X_Wrong() { var m = new M(false); Threads.Run(m.Left, m.Right); return m.N; }

    // Set before looking: both may give up, never both enter.
    [ConcurrencyTest]
    public static int X_Right() { var m = new M(true); Threads.Run(m.Left, m.Right); return m.N; }

    // Both set their flag and wait for the other's: neither enters.
    [ConcurrencyTest]
    public static int Polite_Wrong()
    {
        var g = new object(); bool a = false, b = false;
        Threads.Run(
            () => { lock (g) a = true; lock (g) { while (b) Monitor.Wait(g); a = false; Monitor.PulseAll(g); } },
            () => { lock (g) b = true; lock (g) { while (a) Monitor.Wait(g); b = false; Monitor.PulseAll(g); } });
        return 1;
    }
}

public static class ClhLock
{
    sealed class Node { public volatile bool Locked; }
    sealed class Clh : Critical
    {
        Node tail = new();
        public int N => n;
        public void Run(bool exchange)
        {
            var mine = new Node { Locked = true };
            Node before;
            if (exchange) before = Interlocked.Exchange(ref tail, mine);
            else { before = Volatile.Read(ref tail); Volatile.Write(ref tail, mine); }
            while (before.Locked) { }
            Section();
            mine.Locked = false;
        }
    }

    // Two may queue behind the same.
    [ConcurrencyTest]
    public static int X_Wrong() { var l = new Clh(); Threads.Run(() => l.Run(false), () => l.Run(false)); return l.N; }

    // Exchange.
    [ConcurrencyTest]
    public static int X_Right() { var l = new Clh(); Threads.Run(() => l.Run(true), () => l.Run(true)); Require.That(l.N == 2); return l.N; }
}

public static class McsLock
{
    sealed class Node { public volatile Node Next; public volatile bool Wait; }
    sealed class Mcs(bool waits) : Critical
    {
        Node tail;
        public int N => n;
        public void Run()
        {
            var me = new Node();
            var before = Interlocked.Exchange(ref tail, me);
            if (before != null) { me.Wait = true; before.Next = me; while (me.Wait) { } }
            Section();
            if (me.Next == null)
            {
                if (Interlocked.CompareExchange(ref tail, null, me) == me) return;
                if (!waits) return;
                while (me.Next == null) { }
            }
            me.Next.Wait = false;
        }
    }

    // The lock waits for the link.
    [ConcurrencyTest]
    public static int X_Right() { var l = new Mcs(true); Threads.Run(l.Run, l.Run); Require.That(l.N == 2); return l.N; }
}

public static class Burns
{
    sealed class M(bool again) : Critical
    {
        readonly bool[] flag = new bool[2];
        public int N => n;
        public void Run(int me)
        {
            while (true)
            {
                Volatile.Write(ref flag[me], false); Interlocked.MemoryBarrier();
                if (me == 1 && Volatile.Read(ref flag[0])) continue;
                Volatile.Write(ref flag[me], true); Interlocked.MemoryBarrier();
                if (me == 1 && again && Volatile.Read(ref flag[0])) continue;
                break;
            }
            if (me == 0) while (Volatile.Read(ref flag[1])) { }
            Section();
            Volatile.Write(ref flag[me], false);
        }
    }

    // The second thread does not look again after it has raised its flag.
    [ConcurrencyTest]
    public static int X_Wrong() { var m = new M(false); Threads.Run(() => m.Run(0), () => m.Run(1)); return m.N; }

    // It does.
    [ConcurrencyTest]
    public static int X_Right() { var m = new M(true); Threads.Run(() => m.Run(0), () => m.Run(1)); Require.That(m.N == 2); return m.N; }
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
