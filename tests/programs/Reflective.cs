// Members that are found by name: what they do interleaves like everything else.
#nullable disable warnings
using System;
using System.Diagnostics;
using System.Reflection;
using System.Threading;

namespace Programs;

public class ReflectedCounter
{
    public int count;
    public void Increment() => count++;
    public void Add() => Interlocked.Increment(ref count);
}

public static class ReflectedCall
{
    static int Count(string name)
    {
        var counter = new ReflectedCounter();
        MethodInfo method = typeof(ReflectedCounter).GetMethod(name);
        Threads.Run(() => method.Invoke(counter, null), () => method.Invoke(counter, null));
        return counter.count;
    }

    // Reading and writing are two operations, however the method is called.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        int count = Count("Increment");
        Debug.Assert(count == 2);
        return count;
    }

    // One operation.
    [ConcurrencyTest]
    public static int X_Right()
    {
        int count = Count("Add");
        Debug.Assert(count == 2);
        return count;
    }
}

public static class ReflectedField
{
    static readonly object gate = new object();
    static int total;

    // A field that is read and written by reflection is read and written all the same.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        total = 0;
        FieldInfo field = typeof(ReflectedField).GetField("total", BindingFlags.Static | BindingFlags.NonPublic);
        void Add() => field.SetValue(null, (int)field.GetValue(null) + 1);
        Threads.Run(Add, Add);
        Debug.Assert(total == 2);
        return total;
    }

    // Under a lock.
    [ConcurrencyTest]
    public static int X_Right()
    {
        total = 0;
        FieldInfo field = typeof(ReflectedField).GetField("total", BindingFlags.Static | BindingFlags.NonPublic);
        void Add() { lock (gate) field.SetValue(null, (int)field.GetValue(null) + 1); }
        Threads.Run(Add, Add);
        Debug.Assert(total == 2);
        return total;
    }
}

public static class ReflectedHandler
{
    static int seen;

    [AttributeUsage(AttributeTargets.Method)]
    class HandlesAttribute : Attribute { public int Order { get; set; } }

    [Handles(Order = 1)] static void First() => seen = seen * 10 + 1;
    [Handles(Order = 2)] static void Second() => seen = seen * 10 + 2;

    static Action[] Handlers()
    {
        var found = new Action[2];
        foreach (MethodInfo method in typeof(ReflectedHandler).GetMethods(BindingFlags.Static | BindingFlags.NonPublic))
        {
            var handles = method.GetCustomAttribute<HandlesAttribute>();
            if (handles != null) found[handles.Order - 1] = method.CreateDelegate<Action>();
        }
        return found;
    }

    // Handlers of two threads, in no order.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        seen = 0;
        Action[] handlers = Handlers();
        Threads.Run(() => { lock (handlers) handlers[0](); }, () => { lock (handlers) handlers[1](); });
        Debug.Assert(seen == 12);
        return seen;
    }

    // One after the other.
    [ConcurrencyTest]
    public static int X_Right()
    {
        seen = 0;
        Action[] handlers = Handlers();
        Threads.Run(() => { foreach (Action handler in handlers) handler(); }, () => { });
        Debug.Assert(seen == 12);
        return seen;
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

[AttributeUsage(AttributeTargets.Method)]
internal sealed class ConcurrencyTestAttribute : Attribute { }
