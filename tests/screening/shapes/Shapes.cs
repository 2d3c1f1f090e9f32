using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;

namespace Shapes;

/// <summary>Many types lead to this static state. It is one candidate, and not one for each of them.</summary>
public static class Cache
{
    static readonly object gate = new();
    static int size;

    public static void Grow() { lock (gate) size++; }
    public static int Size => size;
}

public class First { public int Use() { Cache.Grow(); return Cache.Size; } }
public class Second { public int Use() { Cache.Grow(); return Cache.Size; } }
public class Third { public int Use() { Cache.Grow(); return Cache.Size; } }
public class Fourth { public int Use() { Cache.Grow(); return Cache.Size; } }

/// <summary>It calls code that synchronises, and synchronises nothing itself: it is an ordinary class.</summary>
public class Caller
{
    int calls;
    public void Call() { Cache.Grow(); calls++; }
    public int Calls => calls;
}

/// <summary>Each thread has its own field, so that nothing is shared.</summary>
public class PerThread
{
    [ThreadStatic] static int depth;
    readonly object gate = new();
    int count;

    public int Enter() { lock (gate) count++; return ++depth; }
    public int Leave() { lock (gate) count--; return --depth; }
}

/// <summary>Deep in what it calls a timer is started, which has nothing to do with it.</summary>
public static class Watch
{
    static int ticks;
    static Timer? timer;
    public static void Start() { timer ??= new Timer(_ => Interlocked.Increment(ref ticks), null, 0, 1); }
}

public class Quiet
{
    int value;
    public void Set(int next) { Watch.Start(); value = next; }
    public int Twice() => value + value;
}

/// <summary>It starts what uses its own field.</summary>
public class Starter
{
    int done;
    public Task Begin() => Task.Run(() => { done++; });
    public int Done => done;
}

/// <summary>Nothing here says that threads share it; three controllers lead to it.</summary>
public static class Hits
{
    static int hits;
    public static void Add() { hits++; }
}

public class ApiControllerAttribute : Attribute { }
[ApiController] public class AController { public void Get() { Hits.Add(); } }
[ApiController] public class BController { public void Get() { Hits.Add(); } }
[ApiController] public class CController { public void Get() { Hits.Add(); } }

/// <summary>Who calls a member of such a name holds the lock.</summary>
public class Ledger
{
    readonly object gate = new();
    int total;
    public void Add(int amount) { lock (gate) AddWithoutLock(amount); }
    public void AddWithoutLock(int amount) { total += amount; }
    public int Total() { lock (gate) return total; }
}
