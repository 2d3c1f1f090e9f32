using System.Threading;

namespace Shapes;

/// <summary>Types that are made, or shared, in less usual ways.</summary>
public class TakesIn { private int value; public TakesIn(in int first) => value = first; public int Next() => Interlocked.Increment(ref value); }
public class TakesRef { private int value; public TakesRef(ref int first) { value = first; first = 5; } public int Next() => Interlocked.Increment(ref value); }
public class TakesOut { private int value; public TakesOut(out int first) { value = first = 5; } public int Next() => Interlocked.Increment(ref value); }
public unsafe class TakesPointer { private int value; public TakesPointer(int* first) => value = 1; public int Next() => Interlocked.Increment(ref value); }
public class TakesRefRacing { private int value; public TakesRefRacing(ref int first) => value = first; public int Next() => ++value; }

public struct Counter { private int value; public int Next() => Interlocked.Increment(ref value); }
public struct RacingCounter { private int value; public int Next() => ++value; }
public struct Guarded { private int value; private readonly object gate; public Guarded(int first) { value = first; gate = new object(); } public int Next() { lock (gate) return ++value; } }
public readonly struct Holder { private readonly int[] values; private Holder(int[] values) => this.values = values; public static Holder Create() => new Holder(new int[1]); public int Next() => Interlocked.Increment(ref values[0]); }
