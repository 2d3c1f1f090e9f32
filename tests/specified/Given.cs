using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Threading;

namespace Given;

/// <summary>Users bring this class as source.</summary>
static class Fencepost { public static void Assume(bool holds) { if (!holds) Environment.Exit(0); } }

public class Flag
{
    int value;
    public int Go(bool right) => right ? Interlocked.Increment(ref value) : ++value;
    public int Broken() { Debug.Assert(false, "always"); return 0; }
    public byte Small(byte one) => one;
    public int Maybe(int? one) => one ?? 0;
    public IEnumerable<int> Items() { yield return ++value; }
    public int Once() { int old = Volatile.Read(ref value); Fencepost.Assume(Interlocked.CompareExchange(ref value, old + 1, old) == old); return old; }
}

public class Box<T>
{
    int count;
    public int Add(T one) => Interlocked.Increment(ref count);
}
