// What rules about code find, beside what looks like it and is right. The marks are those of the applications.
using System;
using System.Collections.Generic;
using System.IO;
using System.Threading;
using System.Threading.Tasks;

namespace Proved;

public sealed class Node
{
    public Node Next;
    public int Value;
}

public sealed class Boxes
{
    private readonly List<int> items = new();
    private int gate;

    public void ByHand(int item)
    {
        Monitor.Enter(gate); // HERE boxed-lock
        try { items.Add(item); }
        finally { Monitor.Exit(gate); }
    }

    public void ByStatement(int item)
    {
        lock ((object)gate) // HERE boxed-lock
        {
            items.Add(item);
        }
    }

    // A type parameter may stand for a class.
    public void OfAnything<T>(T key, int item)
    {
        lock ((object)key)
        {
            items.Add(item);
        }
    }
}

public sealed class NewLocks
{
    private readonly List<int> items = new();
    private object kept;

    public void OfALocal(int item)
    {
        var gate = new object();
        lock (gate) // HERE new-lock
        {
            items.Add(item);
        }
    }

    public void InPlace(int item)
    {
        lock (new object()) // HERE new-lock
        {
            items.Add(item);
        }
    }

    // The debug information has no place for such a lock statement: that is one with the statement before.
    public void OfTheNewKind(int item)
    {
        var gate = new Lock(); // HERE new-lock
        lock (gate)
        {
            items.Add(item);
        }
    }

    public void Captured()
    {
        var gate = new object();
        Parallel.For(0, 3, item => { lock (gate) { items.Add(item); } });
        lock (gate)
        {
            items.Clear();
        }
    }

    public object Returned(int item)
    {
        var gate = new object();
        lock (gate)
        {
            items.Add(item);
            return gate;
        }
    }

    public void Stored(int item)
    {
        var gate = new object();
        kept = gate;
        lock (gate)
        {
            items.Add(item);
        }
    }

    public void Handed(int item)
    {
        var gate = new object();
        new Thread(Other).Start(gate);
        lock (gate)
        {
            items.Add(item);
        }
    }

    public void OneOfTwo(bool shared, int item)
    {
        var gate = kept;
        if (!shared) gate = new object();
        lock (gate)
        {
            items.Add(item);
        }
    }

    private void Other(object gate)
    {
        lock (gate)
        {
            items.Add(kept == null ? 0 : 1);
        }
    }
}

public sealed class Awaits
{
    private readonly object gate = new();
    private readonly SemaphoreSlim one = new(1);
    private readonly ReaderWriterLockSlim either = new();
    private int saved;

    public async Task InMonitor()
    {
        Monitor.Enter(gate); // HERE await-in-lock
        try
        {
            await Task.Delay(1);
            saved++;
        }
        finally
        {
            Monitor.Exit(gate);
        }
    }

    public async Task InWriteLock()
    {
        either.EnterWriteLock(); // HERE await-in-lock
        await Task.Delay(1);
        saved++;
        either.ExitWriteLock();
    }

    public async Task Between()
    {
        lock (gate) saved++;
        await Task.Delay(1);
        lock (gate) saved++;
    }

    public async Task InSemaphore()
    {
        await one.WaitAsync();
        try
        {
            await Task.Delay(1);
            saved++;
        }
        finally
        {
            one.Release();
        }
    }
}

public static class Lists
{
    public static void Forward(Node node)
    {
        Monitor.Enter(node);
        node.Value++;
        node = node.Next;
        Monitor.Exit(node); // HERE reassigned-lock
    }

    public static void HandOverHand(Node node)
    {
        Monitor.Enter(node);
        while (node.Next != null)
        {
            var next = node.Next;
            Monitor.Enter(next);
            Monitor.Exit(node);
            node = next;
        }
        Monitor.Exit(node);
    }

    public static void ByStatement(Node node)
    {
        lock (node)
        {
            node = node.Next;
            node.Value++;
        }
    }
}

public sealed class Voids
{
    public async void Throws()
    {
        await Task.Delay(1);
        throw new IOException(); // HERE async-void
    }

    public async void ThrowsOn()
    {
        try
        {
            await Task.Delay(1);
        }
        catch (IOException)
        {
            throw; // HERE async-void
        }
    }

    public async void Catches()
    {
        try
        {
            await Task.Delay(1);
            throw new IOException();
        }
        catch (Exception exception)
        {
            Console.WriteLine(exception);
        }
    }

    public async Task Fails()
    {
        await Task.Delay(1);
        throw new IOException();
    }
}
