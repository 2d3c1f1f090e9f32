using System;
using System.Threading;
using System.Threading.Tasks;

namespace Regions;

[AttributeUsage(AttributeTargets.Method)] class ConcurrencyTestAttribute : Attribute { }
[AttributeUsage(AttributeTargets.Method)] class RelaxedAtomicAttribute : Attribute { }

/// <summary>Methods that run in one step, with plain accesses and no fence.</summary>
static class Tests
{
    [RelaxedAtomic] static void SetBoth(ref int a, ref int b, int value) { a = value; b = value; }
    [RelaxedAtomic] static (int, int) ReadBoth(ref int a, ref int b) => (a, b);
    [RelaxedAtomic] static void Set(ref int a, int value) { a = value; }
    [RelaxedAtomic] static bool Swap(ref int a, ref int b, int oldA, int oldB, int newA, int newB)
    {
        if (a != oldA || b != oldB) return false;
        a = newA;
        b = newB;
        return true;
    }

    /// <summary>Nothing is seen half.</summary>
    [ConcurrencyTest]
    static (int, int) Whole() { int a = 0, b = 0; (int, int) seen = default; Parallel.Invoke(() => SetBoth(ref a, ref b, 1), () => seen = ReadBoth(ref a, ref b)); return seen; }

    /// <summary>Two words are swapped by one thread only.</summary>
    [ConcurrencyTest]
    static (bool, bool, int, int) Swapped() { int a = 0, b = 0; bool one = false, other = false; Parallel.Invoke(() => one = Swap(ref a, ref b, 0, 0, 1, 2), () => other = Swap(ref a, ref b, 0, 0, 3, 4)); return (one, other, a, b); }

    /// <summary>What was written before may become visible later.</summary>
    [ConcurrencyTest]
    static (int, int) Before() { int data = 0, flag = 0; int seen = 0, read = 0; Parallel.Invoke(() => { data = 1; Set(ref flag, 1); }, () => { seen = Volatile.Read(ref flag); Interlocked.MemoryBarrier(); read = data; }); return (seen, read); }

    /// <summary>With a fence between, it does not.</summary>
    [ConcurrencyTest]
    static (int, int) Fenced() { int data = 0, flag = 0; int seen = 0, read = 0; Parallel.Invoke(() => { data = 1; Interlocked.MemoryBarrier(); Set(ref flag, 1); }, () => { seen = Volatile.Read(ref flag); Interlocked.MemoryBarrier(); read = data; }); return (seen, read); }

    /// <summary>A thread sees its own writes.</summary>
    [ConcurrencyTest]
    static (int, int) Own() { int a = 0, b = 0; (int, int) seen = default; Parallel.Invoke(() => { a = 1; seen = ReadBoth(ref a, ref b); }, () => { b = 1; }); return seen; }
}
