// What `fencepost check` prints for the findings of the other files. Written by `python -m tests.threadsafe.pasted`.
using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

sealed class ConcurrencyTestAttribute : Attribute { }

public static class CountingTests
{
    [ConcurrencyTest]
    public static string Counter_Next_Next()
    {
        var target = new Almost.Counter();
        object?[] r1 = [], r2 = [];
        var thread1 = new Thread(() =>
        {
            try { r1 = [target.Next()]; } catch (Exception e) { r1 = ["throws " + e.GetType().Name]; }
        });
        var thread2 = new Thread(() =>
        {
            try { r2 = [target.Next()]; } catch (Exception e) { r2 = ["throws " + e.GetType().Name]; }
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        var shown = string.Join("; ", Show(r1), Show(r2));
        Debug.Assert(shown == "2; 1" || shown == "1; 2", shown);
        return shown;

        string Show(object?[] results) => string.Join(", ", Array.ConvertAll(results, Text));
        string Text(object? value)
        {
            if (value is null) return "null";
            if (value is bool truth) return truth ? "true" : "false";
            if (value is string or ValueType) return value.ToString() ?? "";
            return value.GetType().Name;
        }
    }
    [ConcurrencyTest]
    public static string Tally_Hit_Miss_Both()
    {
        var target = new Almost.Tally();
        object?[] r3 = [];
        var thread1 = new Thread(() =>
        {
            target.Hit();
            target.Miss();
        });
        var thread2 = new Thread(() =>
        {
            try { r3 = [target.Both()]; } catch (Exception e) { r3 = ["throws " + e.GetType().Name]; }
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        var shown = string.Join("; ", Show(r3));
        Debug.Assert(shown == "(0, 0)" || shown == "(1, 0)" || shown == "(1, 1)", shown);
        return shown;

        string Show(object?[] results) => string.Join(", ", Array.ConvertAll(results, Text));
        string Text(object? value)
        {
            if (value is null) return "null";
            if (value is bool truth) return truth ? "true" : "false";
            if (value is string or ValueType) return value.ToString() ?? "";
            return value.GetType().Name;
        }
    }
    [ConcurrencyTest]
    public static string Maximum_Offer_Offer()
    {
        var target = new Almost.Maximum();
        object?[] r3 = [];
        var thread1 = new Thread(() =>
        {
            target.Offer(1);
        });
        var thread2 = new Thread(() =>
        {
            target.Offer(2);
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        try { r3 = [target.Best]; } catch (Exception e) { r3 = ["throws " + e.GetType().Name]; }
        var shown = string.Join("; ", Show(r3));
        Debug.Assert(shown == "2", shown);
        return shown;

        string Show(object?[] results) => string.Join(", ", Array.ConvertAll(results, Text));
        string Text(object? value)
        {
            if (value is null) return "null";
            if (value is bool truth) return truth ? "true" : "false";
            if (value is string or ValueType) return value.ToString() ?? "";
            return value.GetType().Name;
        }
    }
    [ConcurrencyTest]
    public static string Account_TryWithdraw_TryWithdraw()
    {
        var target = new Almost.Account();
        target.Deposit(1);
        object?[] r1 = [], r2 = [];
        var thread1 = new Thread(() =>
        {
            try { r1 = [target.TryWithdraw(1)]; } catch (Exception e) { r1 = ["throws " + e.GetType().Name]; }
        });
        var thread2 = new Thread(() =>
        {
            try { r2 = [target.TryWithdraw(1)]; } catch (Exception e) { r2 = ["throws " + e.GetType().Name]; }
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        var shown = string.Join("; ", Show(r1), Show(r2));
        Debug.Assert(shown == "false; true" || shown == "true; false", shown);
        return shown;

        string Show(object?[] results) => string.Join(", ", Array.ConvertAll(results, Text));
        string Text(object? value)
        {
            if (value is null) return "null";
            if (value is bool truth) return truth ? "true" : "false";
            if (value is string or ValueType) return value.ToString() ?? "";
            return value.GetType().Name;
        }
    }
    [ConcurrencyTest]
    public static string RefCount_TryAcquire_Release()
    {
        var target = new Almost.RefCount();
        object?[] r1 = [], r2 = [];
        var thread1 = new Thread(() =>
        {
            try { r1 = [target.TryAcquire()]; } catch (Exception e) { r1 = ["throws " + e.GetType().Name]; }
        });
        var thread2 = new Thread(() =>
        {
            try { r2 = [target.Release()]; } catch (Exception e) { r2 = ["throws " + e.GetType().Name]; }
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        var shown = string.Join("; ", Show(r1), Show(r2));
        Debug.Assert(shown == "false; true" || shown == "true; false", shown);
        return shown;

        string Show(object?[] results) => string.Join(", ", Array.ConvertAll(results, Text));
        string Text(object? value)
        {
            if (value is null) return "null";
            if (value is bool truth) return truth ? "true" : "false";
            if (value is string or ValueType) return value.ToString() ?? "";
            return value.GetType().Name;
        }
    }
    [ConcurrencyTest]
    public static string Once_TryBegin_TryBegin()
    {
        var target = new Almost.Once();
        object?[] r1 = [], r2 = [];
        var thread1 = new Thread(() =>
        {
            try { r1 = [target.TryBegin()]; } catch (Exception e) { r1 = ["throws " + e.GetType().Name]; }
        });
        var thread2 = new Thread(() =>
        {
            try { r2 = [target.TryBegin()]; } catch (Exception e) { r2 = ["throws " + e.GetType().Name]; }
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        var shown = string.Join("; ", Show(r1), Show(r2));
        Debug.Assert(shown == "false; true" || shown == "true; false", shown);
        return shown;

        string Show(object?[] results) => string.Join(", ", Array.ConvertAll(results, Text));
        string Text(object? value)
        {
            if (value is null) return "null";
            if (value is bool truth) return truth ? "true" : "false";
            if (value is string or ValueType) return value.ToString() ?? "";
            return value.GetType().Name;
        }
    }
    [ConcurrencyTest]
    public static string Limiter_TryPass_TryPass()
    {
        var target = new Almost.Limiter();
        object?[] r1 = [], r2 = [];
        var thread1 = new Thread(() =>
        {
            try { r1 = [target.TryPass()]; } catch (Exception e) { r1 = ["throws " + e.GetType().Name]; }
        });
        var thread2 = new Thread(() =>
        {
            try { r2 = [target.TryPass()]; } catch (Exception e) { r2 = ["throws " + e.GetType().Name]; }
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        var shown = string.Join("; ", Show(r1), Show(r2));
        Debug.Assert(shown == "false; true" || shown == "true; false", shown);
        return shown;

        string Show(object?[] results) => string.Join(", ", Array.ConvertAll(results, Text));
        string Text(object? value)
        {
            if (value is null) return "null";
            if (value is bool truth) return truth ? "true" : "false";
            if (value is string or ValueType) return value.ToString() ?? "";
            return value.GetType().Name;
        }
    }
    [ConcurrencyTest]
    public static string Average_Add_Now()
    {
        var target = new Almost.Average();
        object?[] r2 = [];
        var thread1 = new Thread(() =>
        {
            target.Add(1);
        });
        var thread2 = new Thread(() =>
        {
            try { r2 = [target.Now()]; } catch (Exception e) { r2 = ["throws " + e.GetType().Name]; }
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        var shown = string.Join("; ", Show(r2));
        Debug.Assert(shown == "(0, 0)" || shown == "(1, 1)", shown);
        return shown;

        string Show(object?[] results) => string.Join(", ", Array.ConvertAll(results, Text));
        string Text(object? value)
        {
            if (value is null) return "null";
            if (value is bool truth) return truth ? "true" : "false";
            if (value is string or ValueType) return value.ToString() ?? "";
            return value.GetType().Name;
        }
    }
}

public static class CollectionsTests
{
    [ConcurrencyTest]
    public static string LockedQueue_TryDequeue_TryDequeue()
    {
        var target = new Almost.LockedQueue<int>();
        target.Enqueue(1);
        object?[] r1 = [], r2 = [];
        var thread1 = new Thread(() =>
        {
            try { r1 = [target.TryDequeue(out var o0_0), o0_0]; } catch (Exception e) { r1 = ["throws " + e.GetType().Name]; }
        });
        var thread2 = new Thread(() =>
        {
            try { r2 = [target.TryDequeue(out var o0_0), o0_0]; } catch (Exception e) { r2 = ["throws " + e.GetType().Name]; }
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        var shown = string.Join("; ", Show(r1), Show(r2));
        Debug.Assert(shown == "false, 0; true, 1" || shown == "true, 1; false, 0", shown);
        return shown;

        string Show(object?[] results) => string.Join(", ", Array.ConvertAll(results, Text));
        string Text(object? value)
        {
            if (value is null) return "null";
            if (value is bool truth) return truth ? "true" : "false";
            if (value is string or ValueType) return value.ToString() ?? "";
            return value.GetType().Name;
        }
    }
    [ConcurrencyTest]
    public static string LinkedStack_Push_Push()
    {
        var target = new Almost.LinkedStack<int>();
        object?[] r3 = [], r4 = [];
        var thread1 = new Thread(() =>
        {
            target.Push(1);
        });
        var thread2 = new Thread(() =>
        {
            target.Push(1);
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        try { r3 = [target.TryPop(out var o0_0), o0_0]; } catch (Exception e) { r3 = ["throws " + e.GetType().Name]; }
        try { r4 = [target.TryPop(out var o1_0), o1_0]; } catch (Exception e) { r4 = ["throws " + e.GetType().Name]; }
        var shown = string.Join("; ", Show(r3), Show(r4));
        Debug.Assert(shown == "true, 1; true, 1", shown);
        return shown;

        string Show(object?[] results) => string.Join(", ", Array.ConvertAll(results, Text));
        string Text(object? value)
        {
            if (value is null) return "null";
            if (value is bool truth) return truth ? "true" : "false";
            if (value is string or ValueType) return value.ToString() ?? "";
            return value.GetType().Name;
        }
    }
    [ConcurrencyTest]
    public static string CopyOnWriteList_Add_Add()
    {
        var target = new Almost.CopyOnWriteList<int>();
        object?[] r3 = [];
        var thread1 = new Thread(() =>
        {
            target.Add(1);
        });
        var thread2 = new Thread(() =>
        {
            target.Add(1);
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        try { r3 = [target.ToArray()]; } catch (Exception e) { r3 = ["throws " + e.GetType().Name]; }
        var shown = string.Join("; ", Show(r3));
        Debug.Assert(shown == "[1, 1]", shown);
        return shown;

        string Show(object?[] results) => string.Join(", ", Array.ConvertAll(results, Text));
        string Text(object? value)
        {
            if (value is null) return "null";
            if (value is bool truth) return truth ? "true" : "false";
            if (value is string or ValueType) return value.ToString() ?? "";
            return value.GetType().Name;
        }
    }
    [ConcurrencyTest]
    public static string Map_TryAdd_TryAdd()
    {
        var target = new Almost.Map<int, int>();
        object?[] r1 = [], r2 = [];
        var thread1 = new Thread(() =>
        {
            try { r1 = [target.TryAdd(1, 1)]; } catch (Exception e) { r1 = ["throws " + e.GetType().Name]; }
        });
        var thread2 = new Thread(() =>
        {
            try { r2 = [target.TryAdd(1, 1)]; } catch (Exception e) { r2 = ["throws " + e.GetType().Name]; }
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        var shown = string.Join("; ", Show(r1), Show(r2));
        Debug.Assert(shown == "false; true" || shown == "true; false", shown);
        return shown;

        string Show(object?[] results) => string.Join(", ", Array.ConvertAll(results, Text));
        string Text(object? value)
        {
            if (value is null) return "null";
            if (value is bool truth) return truth ? "true" : "false";
            if (value is string or ValueType) return value.ToString() ?? "";
            return value.GetType().Name;
        }
    }
    [ConcurrencyTest]
    public static string ReadMostlyMap_Set_Set()
    {
        var target = new Almost.ReadMostlyMap();
        object?[] r3 = [];
        var thread1 = new Thread(() =>
        {
            target.Set(1, "a");
        });
        var thread2 = new Thread(() =>
        {
            target.Set(0, "a");
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        try { r3 = [target.Get(0)]; } catch (Exception e) { r3 = ["throws " + e.GetType().Name]; }
        var shown = string.Join("; ", Show(r3));
        Debug.Assert(shown == "a", shown);
        return shown;

        string Show(object?[] results) => string.Join(", ", Array.ConvertAll(results, Text));
        string Text(object? value)
        {
            if (value is null) return "null";
            if (value is bool truth) return truth ? "true" : "false";
            if (value is string or ValueType) return value.ToString() ?? "";
            return value.GetType().Name;
        }
    }
    [ConcurrencyTest]
    public static string SingleProducerRing_TryWrite_TryRead()
    {
        var target = new Almost.SingleProducerRing();
        object?[] r1 = [], r2 = [];
        var thread1 = new Thread(() =>
        {
            try { r1 = [target.TryWrite(1)]; } catch (Exception e) { r1 = ["throws " + e.GetType().Name]; }
        });
        var thread2 = new Thread(() =>
        {
            try { r2 = [target.TryRead(out var o0_0), o0_0]; } catch (Exception e) { r2 = ["throws " + e.GetType().Name]; }
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        var shown = string.Join("; ", Show(r1), Show(r2));
        Debug.Assert(shown == "true; false, 0" || shown == "true; true, 1", shown);
        return shown;

        string Show(object?[] results) => string.Join(", ", Array.ConvertAll(results, Text));
        string Text(object? value)
        {
            if (value is null) return "null";
            if (value is bool truth) return truth ? "true" : "false";
            if (value is string or ValueType) return value.ToString() ?? "";
            return value.GetType().Name;
        }
    }
    [ConcurrencyTest]
    public static string Ring_Add_Add()
    {
        var target = new Almost.Ring();
        object?[] r3 = [];
        var thread1 = new Thread(() =>
        {
            target.Add(1);
        });
        var thread2 = new Thread(() =>
        {
            target.Add(1);
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        try { r3 = [target.Last()]; } catch (Exception e) { r3 = ["throws " + e.GetType().Name]; }
        var shown = string.Join("; ", Show(r3));
        Debug.Assert(shown == "[1, 1]", shown);
        return shown;

        string Show(object?[] results) => string.Join(", ", Array.ConvertAll(results, Text));
        string Text(object? value)
        {
            if (value is null) return "null";
            if (value is bool truth) return truth ? "true" : "false";
            if (value is string or ValueType) return value.ToString() ?? "";
            return value.GetType().Name;
        }
    }
    [ConcurrencyTest]
    public static string Registry_Find_Find()
    {
        object a = new object();
        object b = new object();
        var target = new Almost.Registry();
        object?[] r1 = [], r2 = [];
        var thread1 = new Thread(() =>
        {
            try { r1 = [target.Find(1, a)]; } catch (Exception e) { r1 = ["throws " + e.GetType().Name]; }
        });
        var thread2 = new Thread(() =>
        {
            try { r2 = [target.Find(1, b)]; } catch (Exception e) { r2 = ["throws " + e.GetType().Name]; }
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        var shown = string.Join("; ", Show(r1), Show(r2));
        Debug.Assert(shown == "b; b" || shown == "a; a", shown);
        return shown;

        string Show(object?[] results) => string.Join(", ", Array.ConvertAll(results, Text));
        string Text(object? value)
        {
            if (value is null) return "null";
            if (value is bool truth) return truth ? "true" : "false";
            if (value is string or ValueType) return value.ToString() ?? "";
            if (ReferenceEquals(value, a)) return "a";
            if (ReferenceEquals(value, b)) return "b";
            return value.GetType().Name;
        }
    }
    [ConcurrencyTest]
    public static string UniqueList_Add_Add()
    {
        var target = new Almost.UniqueList();
        object?[] r1 = [], r2 = [];
        var thread1 = new Thread(() =>
        {
            try { r1 = [target.Add(1)]; } catch (Exception e) { r1 = ["throws " + e.GetType().Name]; }
        });
        var thread2 = new Thread(() =>
        {
            try { r2 = [target.Add(1)]; } catch (Exception e) { r2 = ["throws " + e.GetType().Name]; }
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        var shown = string.Join("; ", Show(r1), Show(r2));
        Debug.Assert(shown == "false; true" || shown == "true; false", shown);
        return shown;

        string Show(object?[] results) => string.Join(", ", Array.ConvertAll(results, Text));
        string Text(object? value)
        {
            if (value is null) return "null";
            if (value is bool truth) return truth ? "true" : "false";
            if (value is string or ValueType) return value.ToString() ?? "";
            return value.GetType().Name;
        }
    }
}

public static class WaitingTests
{
    [ConcurrencyTest]
    public static void Semaphore_Enter_Enter_Leave_Enter()
    {
        var target = new Almost.Semaphore();
        var thread1 = new Thread(() =>
        {
            target.Enter();
            target.Enter();
        });
        var thread2 = new Thread(() =>
        {
            target.Leave();
            target.Enter();
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        Debug.Fail("One after the other, these calls do not all return.");
    }
    [ConcurrencyTest]
    public static void BoundedQueue_Take_Take()
    {
        var target = new Almost.BoundedQueue();
        target.Put(1);
        object?[] r1 = [], r2 = [];
        var thread1 = new Thread(() =>
        {
            try { r1 = [target.Take()]; } catch (Exception e) { r1 = ["throws " + e.GetType().Name]; }
        });
        var thread2 = new Thread(() =>
        {
            try { r2 = [target.Take()]; } catch (Exception e) { r2 = ["throws " + e.GetType().Name]; }
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        Debug.Fail("One after the other, these calls do not all return.");
    }
    [ConcurrencyTest]
    public static void Gate_Open_Pass()
    {
        var target = new Almost.Gate();
        var thread1 = new Thread(() =>
        {
            target.Open();
        });
        var thread2 = new Thread(() =>
        {
            target.Pass();
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
    }
    [ConcurrencyTest]
    public static string AsyncGuard_Add_Add()
    {
        var target = new Almost.AsyncGuard();
        object?[] r1 = [], r2 = [];
        var thread1 = new Thread(() =>
        {
            try { r1 = [target.Add(1).GetAwaiter().GetResult()]; } catch (Exception e) { r1 = ["throws " + e.GetType().Name]; }
        });
        var thread2 = new Thread(() =>
        {
            try { r2 = [target.Add(1).GetAwaiter().GetResult()]; } catch (Exception e) { r2 = ["throws " + e.GetType().Name]; }
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        var shown = string.Join("; ", Show(r1), Show(r2));
        Debug.Assert(shown == "2; 1" || shown == "1; 2", shown);
        return shown;

        string Show(object?[] results) => string.Join(", ", Array.ConvertAll(results, Text));
        string Text(object? value)
        {
            if (value is null) return "null";
            if (value is bool truth) return truth ? "true" : "false";
            if (value is string or ValueType) return value.ToString() ?? "";
            return value.GetType().Name;
        }
    }
    [ConcurrencyTest]
    public static void Spin_Enter_Enter()
    {
        var target = new Almost.Spin();
        var thread1 = new Thread(() =>
        {
            target.Enter();
        });
        var thread2 = new Thread(() =>
        {
            target.Enter();
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        Debug.Fail("One after the other, these calls do not all return.");
    }
    [ConcurrencyTest]
    public static void Pair_Right_Left()
    {
        var target = new Almost.Pair();
        var thread1 = new Thread(() =>
        {
            target.Right();
        });
        var thread2 = new Thread(() =>
        {
            target.Left();
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
    }
    [ConcurrencyTest]
    public static string AsyncQueue_Put_Take()
    {
        var target = new Almost.AsyncQueue();
        object?[] r2 = [];
        var thread1 = new Thread(() =>
        {
            target.Put(1);
        });
        var thread2 = new Thread(() =>
        {
            try { r2 = [target.Take().GetAwaiter().GetResult()]; } catch (Exception e) { r2 = ["throws " + e.GetType().Name]; }
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        var shown = string.Join("; ", Show(r2));
        Debug.Assert(shown == "1", shown);
        return shown;

        string Show(object?[] results) => string.Join(", ", Array.ConvertAll(results, Text));
        string Text(object? value)
        {
            if (value is null) return "null";
            if (value is bool truth) return truth ? "true" : "false";
            if (value is string or ValueType) return value.ToString() ?? "";
            return value.GetType().Name;
        }
    }
    [ConcurrencyTest]
    public static string Subject_Heard_Heard()
    {
        int heard1 = 0;
        Action<int> handler1 = (_0) => Interlocked.Increment(ref heard1);
        var target = new Almost.Subject();
        var thread1 = new Thread(() =>
        {
            target.Heard += handler1;
        });
        var thread2 = new Thread(() =>
        {
            target.Heard += handler1;
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        target.Tell(1);
        var shown = string.Join("; ", $"{heard1}");
        Debug.Assert(shown == "2", shown);
        return shown;
    }
}

public static class HoldingTests
{
    [ConcurrencyTest]
    public static string LazyValue_Value_Value()
    {
        var target = new Almost.LazyValue();
        object?[] r1 = [], r2 = [];
        var thread1 = new Thread(() =>
        {
            try { r1 = [target.Value]; } catch (Exception e) { r1 = ["throws " + e.GetType().Name]; }
        });
        var thread2 = new Thread(() =>
        {
            try { r2 = [target.Value]; } catch (Exception e) { r2 = ["throws " + e.GetType().Name]; }
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        var fresh = new List<object>();
        var shown = string.Join("; ", Show(r1), Show(r2));
        Debug.Assert(shown == "Object#1; Object#1", shown);
        return shown;

        string Show(object?[] results) => string.Join(", ", Array.ConvertAll(results, Text));
        string Text(object? value)
        {
            if (value is null) return "null";
            if (value is bool truth) return truth ? "true" : "false";
            if (value is string or ValueType) return value.ToString() ?? "";
            var at = fresh.FindIndex(other => ReferenceEquals(other, value));
            if (at < 0) { at = fresh.Count; fresh.Add(value); }
            return $"{value.GetType().Name.Split('`')[0]}#{at + 1}";
        }
    }
    [ConcurrencyTest]
    public static string Cache_GetOrAdd_GetOrAdd()
    {
        var target = new Almost.Cache<int, int>();
        object?[] r1 = [], r2 = [];
        var thread1 = new Thread(() =>
        {
            try { r1 = [target.GetOrAdd(1, x => x + 1)]; } catch (Exception e) { r1 = ["throws " + e.GetType().Name]; }
        });
        var thread2 = new Thread(() =>
        {
            try { r2 = [target.GetOrAdd(1, x => x + 2)]; } catch (Exception e) { r2 = ["throws " + e.GetType().Name]; }
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        var shown = string.Join("; ", Show(r1), Show(r2));
        Debug.Assert(shown == "3; 3" || shown == "2; 2", shown);
        return shown;

        string Show(object?[] results) => string.Join(", ", Array.ConvertAll(results, Text));
        string Text(object? value)
        {
            if (value is null) return "null";
            if (value is bool truth) return truth ? "true" : "false";
            if (value is string or ValueType) return value.ToString() ?? "";
            return value.GetType().Name;
        }
    }
    [ConcurrencyTest]
    public static string Pool_Rent_Rent()
    {
        object a = new object();
        var target = new Almost.Pool();
        target.Return(a);
        object?[] r1 = [], r2 = [];
        var thread1 = new Thread(() =>
        {
            try { r1 = [target.Rent()]; } catch (Exception e) { r1 = ["throws " + e.GetType().Name]; }
        });
        var thread2 = new Thread(() =>
        {
            try { r2 = [target.Rent()]; } catch (Exception e) { r2 = ["throws " + e.GetType().Name]; }
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        var fresh = new List<object>();
        var shown = string.Join("; ", Show(r1), Show(r2));
        Debug.Assert(shown == "Object#1; a" || shown == "a; Object#1", shown);
        return shown;

        string Show(object?[] results) => string.Join(", ", Array.ConvertAll(results, Text));
        string Text(object? value)
        {
            if (value is null) return "null";
            if (value is bool truth) return truth ? "true" : "false";
            if (value is string or ValueType) return value.ToString() ?? "";
            if (ReferenceEquals(value, a)) return "a";
            var at = fresh.FindIndex(other => ReferenceEquals(other, value));
            if (at < 0) { at = fresh.Count; fresh.Add(value); }
            return $"{value.GetType().Name.Split('`')[0]}#{at + 1}";
        }
    }
    [ConcurrencyTest]
    public static string Cell_Set_Get()
    {
        var target = new Almost.Cell();
        object?[] r2 = [];
        var thread1 = new Thread(() =>
        {
            target.Set(1);
        });
        var thread2 = new Thread(() =>
        {
            try { r2 = [target.Get()]; } catch (Exception e) { r2 = ["throws " + e.GetType().Name]; }
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        var shown = string.Join("; ", Show(r2));
        Debug.Assert(shown == "(0, 0)" || shown == "(1, 1)", shown);
        return shown;

        string Show(object?[] results) => string.Join(", ", Array.ConvertAll(results, Text));
        string Text(object? value)
        {
            if (value is null) return "null";
            if (value is bool truth) return truth ? "true" : "false";
            if (value is string or ValueType) return value.ToString() ?? "";
            return value.GetType().Name;
        }
    }
    [ConcurrencyTest]
    public static string Atomic_Update_Update()
    {
        var target = new Almost.Atomic();
        object?[] r1 = [], r2 = [];
        var thread1 = new Thread(() =>
        {
            try { r1 = [target.Update(x => x + 1)]; } catch (Exception e) { r1 = ["throws " + e.GetType().Name]; }
        });
        var thread2 = new Thread(() =>
        {
            try { r2 = [target.Update(x => x + 1)]; } catch (Exception e) { r2 = ["throws " + e.GetType().Name]; }
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        var shown = string.Join("; ", Show(r1), Show(r2));
        Debug.Assert(shown == "2; 1" || shown == "1; 2", shown);
        return shown;

        string Show(object?[] results) => string.Join(", ", Array.ConvertAll(results, Text));
        string Text(object? value)
        {
            if (value is null) return "null";
            if (value is bool truth) return truth ? "true" : "false";
            if (value is string or ValueType) return value.ToString() ?? "";
            return value.GetType().Name;
        }
    }
    [ConcurrencyTest]
    public static void Range_SetLow_SetHigh()
    {
        var target = new Almost.Range();
        var thread1 = new Thread(() =>
        {
            target.SetLow(1);
        });
        var thread2 = new Thread(() =>
        {
            target.SetHigh(0);
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
    }
    [ConcurrencyTest]
    public static string Singleton_Instance_Instance()
    {
        object?[] r1 = [], r2 = [];
        var thread1 = new Thread(() =>
        {
            try { r1 = [Almost.Singleton.Instance]; } catch (Exception e) { r1 = ["throws " + e.GetType().Name]; }
        });
        var thread2 = new Thread(() =>
        {
            try { r2 = [Almost.Singleton.Instance]; } catch (Exception e) { r2 = ["throws " + e.GetType().Name]; }
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        var fresh = new List<object>();
        var shown = string.Join("; ", Show(r1), Show(r2));
        Debug.Assert(shown == "Object#1; Object#1", shown);
        return shown;

        string Show(object?[] results) => string.Join(", ", Array.ConvertAll(results, Text));
        string Text(object? value)
        {
            if (value is null) return "null";
            if (value is bool truth) return truth ? "true" : "false";
            if (value is string or ValueType) return value.ToString() ?? "";
            var at = fresh.FindIndex(other => ReferenceEquals(other, value));
            if (at < 0) { at = fresh.Count; fresh.Add(value); }
            return $"{value.GetType().Name.Split('`')[0]}#{at + 1}";
        }
    }
    [ConcurrencyTest]
    public static string Slot_Exchange_Exchange()
    {
        object a = new object();
        var target = new Almost.Slot();
        object?[] r1 = [], r2 = [];
        var thread1 = new Thread(() =>
        {
            try { r1 = [target.Exchange(a)]; } catch (Exception e) { r1 = ["throws " + e.GetType().Name]; }
        });
        var thread2 = new Thread(() =>
        {
            try { r2 = [target.Exchange(a)]; } catch (Exception e) { r2 = ["throws " + e.GetType().Name]; }
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        var shown = string.Join("; ", Show(r1), Show(r2));
        Debug.Assert(shown == "a; null" || shown == "null; a", shown);
        return shown;

        string Show(object?[] results) => string.Join(", ", Array.ConvertAll(results, Text));
        string Text(object? value)
        {
            if (value is null) return "null";
            if (value is bool truth) return truth ? "true" : "false";
            if (value is string or ValueType) return value.ToString() ?? "";
            if (ReferenceEquals(value, a)) return "a";
            return value.GetType().Name;
        }
    }
    [ConcurrencyTest]
    public static string Names_Of_Of()
    {
        object?[] r1 = [], r2 = [];
        var thread1 = new Thread(() =>
        {
            try { r1 = [Almost.Names.Of("a")]; } catch (Exception e) { r1 = ["throws " + e.GetType().Name]; }
        });
        var thread2 = new Thread(() =>
        {
            try { r2 = [Almost.Names.Of("a")]; } catch (Exception e) { r2 = ["throws " + e.GetType().Name]; }
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        var fresh = new List<object>();
        var shown = string.Join("; ", Show(r1), Show(r2));
        Debug.Assert(shown == "Object#1; Object#1", shown);
        return shown;

        string Show(object?[] results) => string.Join(", ", Array.ConvertAll(results, Text));
        string Text(object? value)
        {
            if (value is null) return "null";
            if (value is bool truth) return truth ? "true" : "false";
            if (value is string or ValueType) return value.ToString() ?? "";
            var at = fresh.FindIndex(other => ReferenceEquals(other, value));
            if (at < 0) { at = fresh.Count; fresh.Add(value); }
            return $"{value.GetType().Name.Split('`')[0]}#{at + 1}";
        }
    }
}

public static class TrackersTests
{
    [ConcurrencyTest]
    public static string ObjectPool_Get_Get()
    {
        object a = new object();
        object b = new object();
        var target = new Before.ObjectPool();
        target.Return(a);
        target.Return(b);
        target.Get();
        object?[] r1 = [], r2 = [];
        var thread1 = new Thread(() =>
        {
            try { r1 = [target.Get()]; } catch (Exception e) { r1 = ["throws " + e.GetType().Name]; }
        });
        var thread2 = new Thread(() =>
        {
            try { r2 = [target.Get()]; } catch (Exception e) { r2 = ["throws " + e.GetType().Name]; }
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        var fresh = new List<object>();
        var shown = string.Join("; ", Show(r1), Show(r2));
        Debug.Assert(shown == "Object#1; b" || shown == "b; Object#1", shown);
        return shown;

        string Show(object?[] results) => string.Join(", ", Array.ConvertAll(results, Text));
        string Text(object? value)
        {
            if (value is null) return "null";
            if (value is bool truth) return truth ? "true" : "false";
            if (value is string or ValueType) return value.ToString() ?? "";
            if (ReferenceEquals(value, a)) return "a";
            if (ReferenceEquals(value, b)) return "b";
            var at = fresh.FindIndex(other => ReferenceEquals(other, value));
            if (at < 0) { at = fresh.Count; fresh.Add(value); }
            return $"{value.GetType().Name.Split('`')[0]}#{at + 1}";
        }
    }
    [ConcurrencyTest]
    public static string CircularBuffer_Enqueue_Enqueue()
    {
        var target = new Before.CircularBuffer();
        object?[] r3 = [];
        var thread1 = new Thread(() =>
        {
            target.Enqueue(1);
        });
        var thread2 = new Thread(() =>
        {
            target.Enqueue(1);
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        try { r3 = [target.Values()]; } catch (Exception e) { r3 = ["throws " + e.GetType().Name]; }
        var shown = string.Join("; ", Show(r3));
        Debug.Assert(shown == "[1, 1]", shown);
        return shown;

        string Show(object?[] results) => string.Join(", ", Array.ConvertAll(results, Text));
        string Text(object? value)
        {
            if (value is null) return "null";
            if (value is bool truth) return truth ? "true" : "false";
            if (value is string or ValueType) return value.ToString() ?? "";
            return value.GetType().Name;
        }
    }
    [ConcurrencyTest]
    public static string LinkedQueue_TryDequeue_TryPeek()
    {
        var target = new Before.LinkedQueue();
        target.Enqueue("a");
        object?[] r1 = [], r2 = [];
        var thread1 = new Thread(() =>
        {
            try { r1 = [target.TryDequeue(out var o0_0), o0_0]; } catch (Exception e) { r1 = ["throws " + e.GetType().Name]; }
        });
        var thread2 = new Thread(() =>
        {
            try { r2 = [target.TryPeek(out var o0_0), o0_0]; } catch (Exception e) { r2 = ["throws " + e.GetType().Name]; }
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        var shown = string.Join("; ", Show(r1), Show(r2));
        Debug.Assert(shown == "true, a; true, a" || shown == "true, a; false, null", shown);
        return shown;

        string Show(object?[] results) => string.Join(", ", Array.ConvertAll(results, Text));
        string Text(object? value)
        {
            if (value is null) return "null";
            if (value is bool truth) return truth ? "true" : "false";
            if (value is string or ValueType) return value.ToString() ?? "";
            return value.GetType().Name;
        }
    }
    [ConcurrencyTest]
    public static void PoolManager_Add_Add()
    {
        var target = new Before.PoolManager();
        target.Add("a");
        var thread1 = new Thread(() =>
        {
            target.Add("b");
        });
        var thread2 = new Thread(() =>
        {
            target.Add("b");
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
    }
    [ConcurrencyTest]
    public static string MemoryCache_Expire_Set()
    {
        var target = new Before.MemoryCache();
        target.Set(1, "a");
        object?[] r3 = [];
        var thread1 = new Thread(() =>
        {
            target.Expire(1, "a");
        });
        var thread2 = new Thread(() =>
        {
            target.Set(1, "b");
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        try { r3 = [target.Get(1)]; } catch (Exception e) { r3 = ["throws " + e.GetType().Name]; }
        var shown = string.Join("; ", Show(r3));
        Debug.Assert(shown == "b", shown);
        return shown;

        string Show(object?[] results) => string.Join(", ", Array.ConvertAll(results, Text));
        string Text(object? value)
        {
            if (value is null) return "null";
            if (value is bool truth) return truth ? "true" : "false";
            if (value is string or ValueType) return value.ToString() ?? "";
            return value.GetType().Name;
        }
    }
    [ConcurrencyTest]
    public static string SizedCache_Add_Clear()
    {
        var target = new Before.SizedCache();
        object?[] r3 = [];
        var thread1 = new Thread(() =>
        {
            target.Add(1);
        });
        var thread2 = new Thread(() =>
        {
            target.Clear();
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        try { r3 = [target.Sizes()]; } catch (Exception e) { r3 = ["throws " + e.GetType().Name]; }
        var shown = string.Join("; ", Show(r3));
        Debug.Assert(shown == "(1, 1)" || shown == "(0, 0)", shown);
        return shown;

        string Show(object?[] results) => string.Join(", ", Array.ConvertAll(results, Text));
        string Text(object? value)
        {
            if (value is null) return "null";
            if (value is bool truth) return truth ? "true" : "false";
            if (value is string or ValueType) return value.ToString() ?? "";
            return value.GetType().Name;
        }
    }
    [ConcurrencyTest]
    public static string KeyedLock_TryEnter_TryEnter()
    {
        var target = new Before.KeyedLock();
        object?[] r1 = [], r2 = [];
        var thread1 = new Thread(() =>
        {
            try { r1 = [target.TryEnter(1)]; } catch (Exception e) { r1 = ["throws " + e.GetType().Name]; }
        });
        var thread2 = new Thread(() =>
        {
            try { r2 = [target.TryEnter(1)]; } catch (Exception e) { r2 = ["throws " + e.GetType().Name]; }
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        var shown = string.Join("; ", Show(r1), Show(r2));
        Debug.Assert(shown == "false; true" || shown == "true; false", shown);
        return shown;

        string Show(object?[] results) => string.Join(", ", Array.ConvertAll(results, Text));
        string Text(object? value)
        {
            if (value is null) return "null";
            if (value is bool truth) return truth ? "true" : "false";
            if (value is string or ValueType) return value.ToString() ?? "";
            return value.GetType().Name;
        }
    }
    [ConcurrencyTest]
    public static string Breaker_Close_TryCall()
    {
        var target = new Before.Breaker();
        target.Break();
        object?[] r2 = [], r3 = [];
        var thread1 = new Thread(() =>
        {
            target.Close();
        });
        var thread2 = new Thread(() =>
        {
            try { r2 = [target.TryCall()]; } catch (Exception e) { r2 = ["throws " + e.GetType().Name]; }
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        try { r3 = [target.TryCall()]; } catch (Exception e) { r3 = ["throws " + e.GetType().Name]; }
        var shown = string.Join("; ", Show(r2), Show(r3));
        Debug.Assert(shown == "true; true", shown);
        return shown;

        string Show(object?[] results) => string.Join(", ", Array.ConvertAll(results, Text));
        string Text(object? value)
        {
            if (value is null) return "null";
            if (value is bool truth) return truth ? "true" : "false";
            if (value is string or ValueType) return value.ToString() ?? "";
            return value.GetType().Name;
        }
    }
    [ConcurrencyTest]
    public static string NameCache_Table_Table()
    {
        var target = new Before.NameCache();
        object?[] r1 = [], r2 = [];
        var thread1 = new Thread(() =>
        {
            try { r1 = [target.Table()]; } catch (Exception e) { r1 = ["throws " + e.GetType().Name]; }
        });
        var thread2 = new Thread(() =>
        {
            try { r2 = [target.Table()]; } catch (Exception e) { r2 = ["throws " + e.GetType().Name]; }
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        var fresh = new List<object>();
        var shown = string.Join("; ", Show(r1), Show(r2));
        Debug.Assert(shown == "Object#1; Object#1", shown);
        return shown;

        string Show(object?[] results) => string.Join(", ", Array.ConvertAll(results, Text));
        string Text(object? value)
        {
            if (value is null) return "null";
            if (value is bool truth) return truth ? "true" : "false";
            if (value is string or ValueType) return value.ToString() ?? "";
            var at = fresh.FindIndex(other => ReferenceEquals(other, value));
            if (at < 0) { at = fresh.Count; fresh.Add(value); }
            return $"{value.GetType().Name.Split('`')[0]}#{at + 1}";
        }
    }
    [ConcurrencyTest]
    public static string WorkBag_Add_Add_TryTake()
    {
        var target = new Before.WorkBag();
        object?[] r3 = [];
        var thread1 = new Thread(() =>
        {
            target.Add(1);
            target.Add(0);
        });
        var thread2 = new Thread(() =>
        {
            try { r3 = [target.TryTake(true, out var o0_1), o0_1]; } catch (Exception e) { r3 = ["throws " + e.GetType().Name]; }
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        var shown = string.Join("; ", Show(r3));
        Debug.Assert(shown == "false, 0" || shown == "true, 1", shown);
        return shown;

        string Show(object?[] results) => string.Join(", ", Array.ConvertAll(results, Text));
        string Text(object? value)
        {
            if (value is null) return "null";
            if (value is bool truth) return truth ? "true" : "false";
            if (value is string or ValueType) return value.ToString() ?? "";
            return value.GetType().Name;
        }
    }
}

public static class HandlesTests
{
    [ConcurrencyTest]
    public static string Clock_Tick_Tick()
    {
        var target = Almost.Clock.Instance;
        object?[] r1 = [], r2 = [];
        var thread1 = new Thread(() =>
        {
            try { r1 = [target.Tick()]; } catch (Exception e) { r1 = ["throws " + e.GetType().Name]; }
        });
        var thread2 = new Thread(() =>
        {
            try { r2 = [target.Tick()]; } catch (Exception e) { r2 = ["throws " + e.GetType().Name]; }
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        var shown = string.Join("; ", Show(r1), Show(r2));
        Debug.Assert(shown == "2; 1" || shown == "1; 2", shown);
        return shown;

        string Show(object?[] results) => string.Join(", ", Array.ConvertAll(results, Text));
        string Text(object? value)
        {
            if (value is null) return "null";
            if (value is bool truth) return truth ? "true" : "false";
            if (value is string or ValueType) return value.ToString() ?? "";
            return value.GetType().Name;
        }
    }
    [ConcurrencyTest]
    public static string Window_Put_Put()
    {
        var target = new Almost.Window(3, TimeSpan.FromSeconds(1));
        object?[] r1 = [], r2 = [];
        var thread1 = new Thread(() =>
        {
            try { r1 = [target.Put(1)]; } catch (Exception e) { r1 = ["throws " + e.GetType().Name]; }
        });
        var thread2 = new Thread(() =>
        {
            try { r2 = [target.Put(1)]; } catch (Exception e) { r2 = ["throws " + e.GetType().Name]; }
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        var shown = string.Join("; ", Show(r1), Show(r2));
        Debug.Assert(shown == "2; 1" || shown == "1; 2", shown);
        return shown;

        string Show(object?[] results) => string.Join(", ", Array.ConvertAll(results, Text));
        string Text(object? value)
        {
            if (value is null) return "null";
            if (value is bool truth) return truth ? "true" : "false";
            if (value is string or ValueType) return value.ToString() ?? "";
            return value.GetType().Name;
        }
    }
    [ConcurrencyTest]
    public static string Inner_Next_Next()
    {
        var target = new Almost.Inner();
        object?[] r1 = [], r2 = [];
        var thread1 = new Thread(() =>
        {
            try { r1 = [target.Next()]; } catch (Exception e) { r1 = ["throws " + e.GetType().Name]; }
        });
        var thread2 = new Thread(() =>
        {
            try { r2 = [target.Next()]; } catch (Exception e) { r2 = ["throws " + e.GetType().Name]; }
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        var shown = string.Join("; ", Show(r1), Show(r2));
        Debug.Assert(shown == "2; 1" || shown == "1; 2", shown);
        return shown;

        string Show(object?[] results) => string.Join(", ", Array.ConvertAll(results, Text));
        string Text(object? value)
        {
            if (value is null) return "null";
            if (value is bool truth) return truth ? "true" : "false";
            if (value is string or ValueType) return value.ToString() ?? "";
            return value.GetType().Name;
        }
    }
    [ConcurrencyTest]
    public static string AsyncLock_LockAsync_Dispose()
    {
        var target = new Before.AsyncLock();
        IDisposable? disposable = default;
        disposable = target.LockAsync().GetAwaiter().GetResult();
        object?[] r1 = [];
        var thread1 = new Thread(() =>
        {
            try { r1 = [target.LockAsync().GetAwaiter().GetResult()]; } catch (Exception e) { r1 = ["throws " + e.GetType().Name]; }
        });
        var thread2 = new Thread(() =>
        {
            disposable?.Dispose();
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        var fresh = new List<object>();
        var shown = string.Join("; ", Show(r1));
        Debug.Assert(shown == "Key#1", shown);
        return shown;

        string Show(object?[] results) => string.Join(", ", Array.ConvertAll(results, Text));
        string Text(object? value)
        {
            if (value is null) return "null";
            if (value is bool truth) return truth ? "true" : "false";
            if (value is string or ValueType) return value.ToString() ?? "";
            var at = fresh.FindIndex(other => ReferenceEquals(other, value));
            if (at < 0) { at = fresh.Count; fresh.Add(value); }
            return $"{value.GetType().Name.Split('`')[0]}#{at + 1}";
        }
    }
    [ConcurrencyTest]
    public static string Shared_Dispose_Dispose()
    {
        StubDisposable disposable1 = new StubDisposable();
        var target = new Before.Shared<StubDisposable>(disposable1);
        target.Use();
        var thread1 = new Thread(() =>
        {
            target.Dispose();
        });
        var thread2 = new Thread(() =>
        {
            target.Dispose();
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        var shown = string.Join("; ", $"{disposable1.Calls}");
        Debug.Assert(shown == "0", shown);
        return shown;
    }

    sealed class StubDisposable : IDisposable
    {
        public int Calls;
        void IDisposable.Dispose() => Interlocked.Increment(ref Calls);
    }
    [ConcurrencyTest]
    public static string Pool_Get_Get()
    {
        StubPolicyObject policyObject1 = new StubPolicyObject();
        object a = new object();
        object b = new object();
        var target = new Before.Pool<object>(policyObject1, 2);
        target.Return(a);
        target.Return(b);
        target.Get();
        object?[] r1 = [], r2 = [];
        var thread1 = new Thread(() =>
        {
            try { r1 = [target.Get()]; } catch (Exception e) { r1 = ["throws " + e.GetType().Name]; }
        });
        var thread2 = new Thread(() =>
        {
            try { r2 = [target.Get()]; } catch (Exception e) { r2 = ["throws " + e.GetType().Name]; }
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        var fresh = new List<object>();
        var shown = string.Join("; ", Show(r1), Show(r2));
        Debug.Assert(shown == "Object#1; b" || shown == "b; Object#1", shown);
        return shown;

        string Show(object?[] results) => string.Join(", ", Array.ConvertAll(results, Text));
        string Text(object? value)
        {
            if (value is null) return "null";
            if (value is bool truth) return truth ? "true" : "false";
            if (value is string or ValueType) return value.ToString() ?? "";
            if (ReferenceEquals(value, policyObject1)) return "policyObject1";
            if (ReferenceEquals(value, a)) return "a";
            if (ReferenceEquals(value, b)) return "b";
            var at = fresh.FindIndex(other => ReferenceEquals(other, value));
            if (at < 0) { at = fresh.Count; fresh.Add(value); }
            return $"{value.GetType().Name.Split('`')[0]}#{at + 1}";
        }
    }

    sealed class StubPolicyObject : IPolicy<object>
    {
        public int Calls;
        object IPolicy<object>.Create() => new object();
        bool IPolicy<object>.Accepts(object _0) => true;
    }
    [ConcurrencyTest]
    public static string Turnstile_Cancel_PassAsync()
    {
        CancellationTokenSource cancellation = new CancellationTokenSource();
        CancellationToken token = cancellation.Token;
        var target = new Before.Turnstile();
        object?[] r2 = [];
        var thread1 = new Thread(() =>
        {
            cancellation.Cancel();
        });
        var thread2 = new Thread(() =>
        {
            try { target.PassAsync(token).GetAwaiter().GetResult(); r2 = []; } catch (OperationCanceledException) { r2 = ["throws OperationCanceledException"]; } catch (Exception e) { r2 = ["throws " + e.GetType().Name]; }
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        var shown = string.Join("; ", Show(r2));
        Debug.Assert(shown == "throws OperationCanceledException", shown);
        return shown;

        string Show(object?[] results) => string.Join(", ", Array.ConvertAll(results, Text));
        string Text(object? value)
        {
            if (value is null) return "null";
            if (value is bool truth) return truth ? "true" : "false";
            if (value is string or ValueType) return value.ToString() ?? "";
            if (ReferenceEquals(value, cancellation)) return "cancellation";
            return value.GetType().Name;
        }
    }
    [ConcurrencyTest]
    public static string Places_Cancel_TakeAsync()
    {
        CancellationTokenSource cancellation = new CancellationTokenSource();
        CancellationToken token = cancellation.Token;
        var target = new Before.Places(1);
        object?[] r2 = [], r3 = [];
        var thread1 = new Thread(() =>
        {
            cancellation.Cancel();
        });
        var thread2 = new Thread(() =>
        {
            try { r2 = [target.TakeAsync(token).GetAwaiter().GetResult()]; } catch (OperationCanceledException) { r2 = ["throws OperationCanceledException"]; } catch (Exception e) { r2 = ["throws " + e.GetType().Name]; }
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        try { r3 = [target.Free]; } catch (OperationCanceledException) { r3 = ["throws OperationCanceledException"]; } catch (Exception e) { r3 = ["throws " + e.GetType().Name]; }
        var fresh = new List<object>();
        var shown = string.Join("; ", Show(r2), Show(r3));
        Debug.Assert(shown == "Key#1; 0" || shown == "throws OperationCanceledException; 1", shown);
        return shown;

        string Show(object?[] results) => string.Join(", ", Array.ConvertAll(results, Text));
        string Text(object? value)
        {
            if (value is null) return "null";
            if (value is bool truth) return truth ? "true" : "false";
            if (value is string or ValueType) return value.ToString() ?? "";
            if (ReferenceEquals(value, cancellation)) return "cancellation";
            var at = fresh.FindIndex(other => ReferenceEquals(other, value));
            if (at < 0) { at = fresh.Count; fresh.Add(value); }
            return $"{value.GetType().Name.Split('`')[0]}#{at + 1}";
        }
    }
    [ConcurrencyTest]
    public static string WirePool_Get_Return_Clear_Known()
    {
        var target = new Before.WirePool();
        object?[] r1 = [], r4 = [], r5 = [];
        var thread1 = new Thread(() =>
        {
            Wire? wire = default;
            try { r1 = [wire = target.Get()]; } catch (Exception e) { r1 = ["throws " + e.GetType().Name]; }
            target.Return(wire);
        });
        var thread2 = new Thread(() =>
        {
            target.Clear();
            try { r4 = [target.Known]; } catch (Exception e) { r4 = ["throws " + e.GetType().Name]; }
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        try { r5 = [target.Known]; } catch (Exception e) { r5 = ["throws " + e.GetType().Name]; }
        var fresh = new List<object>();
        var shown = string.Join("; ", Show(r1), Show(r4), Show(r5));
        Debug.Assert(shown == "Wire#1; 0; 1" || shown == "Wire#1; 1; 1" || shown == "Wire#1; 0; 0", shown);
        return shown;

        string Show(object?[] results) => string.Join(", ", Array.ConvertAll(results, Text));
        string Text(object? value)
        {
            if (value is null) return "null";
            if (value is bool truth) return truth ? "true" : "false";
            if (value is string or ValueType) return value.ToString() ?? "";
            var at = fresh.FindIndex(other => ReferenceEquals(other, value));
            if (at < 0) { at = fresh.Count; fresh.Add(value); }
            return $"{value.GetType().Name.Split('`')[0]}#{at + 1}";
        }
    }
    [ConcurrencyTest]
    public static string Table_Add_Add()
    {
        var target = new Before.Table();
        target.Add("a");
        object?[] r1 = [], r2 = [];
        var thread1 = new Thread(() =>
        {
            try { r1 = [target.Add("a")]; } catch (Exception e) { r1 = ["throws " + e.GetType().Name]; }
        });
        var thread2 = new Thread(() =>
        {
            try { r2 = [target.Add("a")]; } catch (Exception e) { r2 = ["throws " + e.GetType().Name]; }
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        var shown = string.Join("; ", Show(r1), Show(r2));
        Debug.Assert(shown == "2; 1" || shown == "1; 2", shown);
        return shown;

        string Show(object?[] results) => string.Join(", ", Array.ConvertAll(results, Text));
        string Text(object? value)
        {
            if (value is null) return "null";
            if (value is bool truth) return truth ? "true" : "false";
            if (value is string or ValueType) return value.ToString() ?? "";
            return value.GetType().Name;
        }
    }
    [ConcurrencyTest]
    public static string Bell_Rings_Rings()
    {
        int heard1 = 0;
        Action handler1 = () => Interlocked.Increment(ref heard1);
        var target = new Before.Bell();
        var thread1 = new Thread(() =>
        {
            target.Rings += handler1;
        });
        var thread2 = new Thread(() =>
        {
            target.Rings += handler1;
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        target.Ring();
        var shown = string.Join("; ", $"{heard1}");
        Debug.Assert(shown == "2", shown);
        return shown;
    }
}

public static class AwaitingTests
{
    [ConcurrencyTest]
    public static string AsyncSum_Add_Add()
    {
        var target = new Almost.AsyncSum();
        object?[] r3 = [];
        var thread1 = new Thread(() =>
        {
            target.Add(1).GetAwaiter().GetResult();
        });
        var thread2 = new Thread(() =>
        {
            target.Add(1).GetAwaiter().GetResult();
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        try { r3 = [target.Sum]; } catch (Exception e) { r3 = ["throws " + e.GetType().Name]; }
        var shown = string.Join("; ", Show(r3));
        Debug.Assert(shown == "2", shown);
        return shown;

        string Show(object?[] results) => string.Join(", ", Array.ConvertAll(results, Text));
        string Text(object? value)
        {
            if (value is null) return "null";
            if (value is bool truth) return truth ? "true" : "false";
            if (value is string or ValueType) return value.ToString() ?? "";
            return value.GetType().Name;
        }
    }
    [ConcurrencyTest]
    public static string AsyncBalance_Deposit_Deposit()
    {
        var target = new Almost.AsyncBalance();
        object?[] r3 = [];
        var thread1 = new Thread(() =>
        {
            target.Deposit(1).GetAwaiter().GetResult();
        });
        var thread2 = new Thread(() =>
        {
            target.Deposit(1).GetAwaiter().GetResult();
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        try { r3 = [target.Balance().GetAwaiter().GetResult()]; } catch (Exception e) { r3 = ["throws " + e.GetType().Name]; }
        var shown = string.Join("; ", Show(r3));
        Debug.Assert(shown == "2", shown);
        return shown;

        string Show(object?[] results) => string.Join(", ", Array.ConvertAll(results, Text));
        string Text(object? value)
        {
            if (value is null) return "null";
            if (value is bool truth) return truth ? "true" : "false";
            if (value is string or ValueType) return value.ToString() ?? "";
            return value.GetType().Name;
        }
    }
    [ConcurrencyTest]
    public static string AsyncCache_Get_Get()
    {
        var target = new Almost.AsyncCache();
        object?[] r1 = [], r2 = [];
        var thread1 = new Thread(() =>
        {
            try { r1 = [target.Get(1).GetAwaiter().GetResult()]; } catch (Exception e) { r1 = ["throws " + e.GetType().Name]; }
        });
        var thread2 = new Thread(() =>
        {
            try { r2 = [target.Get(1).GetAwaiter().GetResult()]; } catch (Exception e) { r2 = ["throws " + e.GetType().Name]; }
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        var fresh = new List<object>();
        var shown = string.Join("; ", Show(r1), Show(r2));
        Debug.Assert(shown == "Object#1; Object#1", shown);
        return shown;

        string Show(object?[] results) => string.Join(", ", Array.ConvertAll(results, Text));
        string Text(object? value)
        {
            if (value is null) return "null";
            if (value is bool truth) return truth ? "true" : "false";
            if (value is string or ValueType) return value.ToString() ?? "";
            var at = fresh.FindIndex(other => ReferenceEquals(other, value));
            if (at < 0) { at = fresh.Count; fresh.Add(value); }
            return $"{value.GetType().Name.Split('`')[0]}#{at + 1}";
        }
    }
    [ConcurrencyTest]
    public static string AsyncSeats_Reserve_Reserve()
    {
        var target = new Almost.AsyncSeats();
        object?[] r1 = [], r2 = [];
        var thread1 = new Thread(() =>
        {
            try { r1 = [target.Reserve().GetAwaiter().GetResult()]; } catch (Exception e) { r1 = ["throws " + e.GetType().Name]; }
        });
        var thread2 = new Thread(() =>
        {
            try { r2 = [target.Reserve().GetAwaiter().GetResult()]; } catch (Exception e) { r2 = ["throws " + e.GetType().Name]; }
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        var shown = string.Join("; ", Show(r1), Show(r2));
        Debug.Assert(shown == "false; true" || shown == "true; false", shown);
        return shown;

        string Show(object?[] results) => string.Join(", ", Array.ConvertAll(results, Text));
        string Text(object? value)
        {
            if (value is null) return "null";
            if (value is bool truth) return truth ? "true" : "false";
            if (value is string or ValueType) return value.ToString() ?? "";
            return value.GetType().Name;
        }
    }
    [ConcurrencyTest]
    public static string AsyncSession_DisposeAsync_DisposeAsync()
    {
        var target = new Almost.AsyncSession();
        object?[] r3 = [];
        var thread1 = new Thread(() =>
        {
            target.DisposeAsync().GetAwaiter().GetResult();
        });
        var thread2 = new Thread(() =>
        {
            target.DisposeAsync().GetAwaiter().GetResult();
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        try { r3 = [target.Ends]; } catch (Exception e) { r3 = ["throws " + e.GetType().Name]; }
        var shown = string.Join("; ", Show(r3));
        Debug.Assert(shown == "1", shown);
        return shown;

        string Show(object?[] results) => string.Join(", ", Array.ConvertAll(results, Text));
        string Text(object? value)
        {
            if (value is null) return "null";
            if (value is bool truth) return truth ? "true" : "false";
            if (value is string or ValueType) return value.ToString() ?? "";
            return value.GetType().Name;
        }
    }
    [ConcurrencyTest]
    public static string AsyncStart_Start_Start()
    {
        var target = new Almost.AsyncStart();
        object?[] r3 = [];
        var thread1 = new Thread(() =>
        {
            target.Start().GetAwaiter().GetResult();
        });
        var thread2 = new Thread(() =>
        {
            target.Start().GetAwaiter().GetResult();
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        try { r3 = [target.Starts().GetAwaiter().GetResult()]; } catch (Exception e) { r3 = ["throws " + e.GetType().Name]; }
        var shown = string.Join("; ", Show(r3));
        Debug.Assert(shown == "1", shown);
        return shown;

        string Show(object?[] results) => string.Join(", ", Array.ConvertAll(results, Text));
        string Text(object? value)
        {
            if (value is null) return "null";
            if (value is bool truth) return truth ? "true" : "false";
            if (value is string or ValueType) return value.ToString() ?? "";
            return value.GetType().Name;
        }
    }
}

public static class CrosswiseTests
{
    [ConcurrencyTest]
    public static void Wallet_Transfer_Transfer()
    {
        Almost.Wallet wallet1 = new Almost.Wallet();
        var target = new Almost.Wallet();
        var thread1 = new Thread(() =>
        {
            target.Transfer(wallet1);
        });
        var thread2 = new Thread(() =>
        {
            wallet1.Transfer(target);
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
    }
    [ConcurrencyTest]
    public static string Purse_Put_Take()
    {
        Almost.Purse purse1 = new Almost.Purse();
        var target = new Almost.Purse();
        object?[] r3 = [], r4 = [];
        var thread1 = new Thread(() =>
        {
            target.Put(1);
        });
        var thread2 = new Thread(() =>
        {
            purse1.Take(target);
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        try { r3 = [target.Coins]; } catch (Exception e) { r3 = ["throws " + e.GetType().Name]; }
        try { r4 = [purse1.Coins]; } catch (Exception e) { r4 = ["throws " + e.GetType().Name]; }
        var shown = string.Join("; ", Show(r3), Show(r4));
        Debug.Assert(shown == "1; 0" || shown == "0; 1", shown);
        return shown;

        string Show(object?[] results) => string.Join(", ", Array.ConvertAll(results, Text));
        string Text(object? value)
        {
            if (value is null) return "null";
            if (value is bool truth) return truth ? "true" : "false";
            if (value is string or ValueType) return value.ToString() ?? "";
            if (ReferenceEquals(value, purse1)) return "purse1";
            return value.GetType().Name;
        }
    }
    [ConcurrencyTest]
    public static void LockedSet_Except_Except()
    {
        Almost.LockedSet lockedSet1 = new Almost.LockedSet();
        var target = new Almost.LockedSet();
        target.Add(1);
        lockedSet1.Add(1);
        var thread1 = new Thread(() =>
        {
            target.Except(lockedSet1);
        });
        var thread2 = new Thread(() =>
        {
            lockedSet1.Except(target);
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
    }
    [ConcurrencyTest]
    public static string Pricing_Read_Change()
    {
        var target = new Almost.Pricing();
        object?[] r1 = [];
        var thread1 = new Thread(() =>
        {
            try { r1 = [target.Read()]; } catch (Exception e) { r1 = ["throws " + e.GetType().Name]; }
        });
        var thread2 = new Thread(() =>
        {
            target.Change(x => {target.Read();return x + 1;});
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        var shown = string.Join("; ", Show(r1));
        Debug.Assert(shown == "1" || shown == "0", shown);
        return shown;

        string Show(object?[] results) => string.Join(", ", Array.ConvertAll(results, Text));
        string Text(object? value)
        {
            if (value is null) return "null";
            if (value is bool truth) return truth ? "true" : "false";
            if (value is string or ValueType) return value.ToString() ?? "";
            return value.GetType().Name;
        }
    }
    [ConcurrencyTest]
    public static void Feed_Publish_Publish()
    {
        var target = new Almost.Feed();
        target.Subscribe(() => _ = target.Last);
        var thread1 = new Thread(() =>
        {
            target.Publish(1);
        });
        var thread2 = new Thread(() =>
        {
            target.Publish(1);
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
    }
}

public static class DeclaredTests
{
    [ConcurrencyTest]
    public static string TrySlot_TryTake_TryTake()
    {
        var target = new Almost.TrySlot();
        object?[] r1 = [], r2 = [];
        var thread1 = new Thread(() =>
        {
            try { r1 = [target.TryTake()]; } catch (Exception e) { r1 = ["throws " + e.GetType().Name]; }
        });
        var thread2 = new Thread(() =>
        {
            try { r2 = [target.TryTake()]; } catch (Exception e) { r2 = ["throws " + e.GetType().Name]; }
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        var shown = string.Join("; ", Show(r1), Show(r2));
        Debug.Assert(shown == "false; true" || shown == "true; false" || shown == "false; false", shown);
        return shown;

        string Show(object?[] results) => string.Join(", ", Array.ConvertAll(results, Text));
        string Text(object? value)
        {
            if (value is null) return "null";
            if (value is bool truth) return truth ? "true" : "false";
            if (value is string or ValueType) return value.ToString() ?? "";
            return value.GetType().Name;
        }
    }
    [ConcurrencyTest]
    public static string Metered_Add_Add()
    {
        var target = new Almost.Metered();
        object?[] r1 = [], r2 = [];
        var thread1 = new Thread(() =>
        {
            try { r1 = [target.Add(1)]; } catch (Exception e) { r1 = ["throws " + e.GetType().Name]; }
        });
        var thread2 = new Thread(() =>
        {
            try { r2 = [target.Add(1)]; } catch (Exception e) { r2 = ["throws " + e.GetType().Name]; }
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        var shown = string.Join("; ", Show(r1), Show(r2));
        Debug.Assert(shown == "2; 1" || shown == "1; 2", shown);
        return shown;

        string Show(object?[] results) => string.Join(", ", Array.ConvertAll(results, Text));
        string Text(object? value)
        {
            if (value is null) return "null";
            if (value is bool truth) return truth ? "true" : "false";
            if (value is string or ValueType) return value.ToString() ?? "";
            return value.GetType().Name;
        }
    }
    [ConcurrencyTest]
    public static string BestEffort_TryTake_TryTake()
    {
        var target = new Almost.BestEffort();
        target.Put(1);
        object?[] r1 = [], r2 = [];
        var thread1 = new Thread(() =>
        {
            try { r1 = [target.TryTake(out var o0_0), o0_0]; } catch (Exception e) { r1 = ["throws " + e.GetType().Name]; }
        });
        var thread2 = new Thread(() =>
        {
            try { r2 = [target.TryTake(out var o0_0), o0_0]; } catch (Exception e) { r2 = ["throws " + e.GetType().Name]; }
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        var shown = string.Join("; ", Show(r1), Show(r2));
        Debug.Assert(shown == "false, 0; true, 1" || shown == "true, 1; false, 0" || shown == "false; false" || shown == "false; true, 1" || shown == "true, 1; false", shown);
        return shown;

        string Show(object?[] results) => string.Join(", ", Array.ConvertAll(results, Text));
        string Text(object? value)
        {
            if (value is null) return "null";
            if (value is bool truth) return truth ? "true" : "false";
            if (value is string or ValueType) return value.ToString() ?? "";
            return value.GetType().Name;
        }
    }
}

public static class BackgroundTests
{
    [ConcurrencyTest]
    public static string Ticking_Tick_Tick()
    {
        var target = new Almost.Ticking();
        object?[] r3 = [];
        var thread1 = new Thread(() =>
        {
            target.Tick();
        });
        var thread2 = new Thread(() =>
        {
            target.Tick();
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        try { r3 = [target.Ticks]; } catch (Exception e) { r3 = ["throws " + e.GetType().Name]; }
        var shown = string.Join("; ", Show(r3));
        Debug.Assert(shown == "3" || shown == "2", shown);
        return shown;

        string Show(object?[] results) => string.Join(", ", Array.ConvertAll(results, Text));
        string Text(object? value)
        {
            if (value is null) return "null";
            if (value is bool truth) return truth ? "true" : "false";
            if (value is string or ValueType) return value.ToString() ?? "";
            return value.GetType().Name;
        }
    }
    [ConcurrencyTest]
    public static string Lease_Number_Number()
    {
        var target = new Almost.Lease();
        object?[] r1 = [], r2 = [];
        var thread1 = new Thread(() =>
        {
            try { r1 = [target.Number()]; } catch (Exception e) { r1 = ["throws " + e.GetType().Name]; }
        });
        var thread2 = new Thread(() =>
        {
            try { r2 = [target.Number()]; } catch (Exception e) { r2 = ["throws " + e.GetType().Name]; }
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        var shown = string.Join("; ", Show(r1), Show(r2));
        Debug.Assert(shown == "1; 1", shown);
        return shown;

        string Show(object?[] results) => string.Join(", ", Array.ConvertAll(results, Text));
        string Text(object? value)
        {
            if (value is null) return "null";
            if (value is bool truth) return truth ? "true" : "false";
            if (value is string or ValueType) return value.ToString() ?? "";
            return value.GetType().Name;
        }
    }
    [ConcurrencyTest]
    public static string Window2_Count_Count()
    {
        var target = new Almost.Window2(() => DateTime.UtcNow);
        target.Count();
        object?[] r1 = [], r2 = [], r3 = [];
        var thread1 = new Thread(() =>
        {
            try { r1 = [target.Count()]; } catch (Exception e) { r1 = ["throws " + e.GetType().Name]; }
        });
        var thread2 = new Thread(() =>
        {
            try { r2 = [target.Count()]; } catch (Exception e) { r2 = ["throws " + e.GetType().Name]; }
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        try { r3 = [target.Count()]; } catch (Exception e) { r3 = ["throws " + e.GetType().Name]; }
        var shown = string.Join("; ", Show(r1), Show(r2), Show(r3));
        Debug.Assert(shown == "3; 2; 4" || shown == "3; 2; 1" || shown == "1; 2; 2" || shown == "1; 2; 1" || shown == "2; 1; 3" || shown == "2; 1; 1" || shown == "1; 1; 2" || shown == "2; 3; 4" || shown == "2; 3; 1" || shown == "2; 1; 2" || shown == "1; 2; 3", shown);
        return shown;

        string Show(object?[] results) => string.Join(", ", Array.ConvertAll(results, Text));
        string Text(object? value)
        {
            if (value is null) return "null";
            if (value is bool truth) return truth ? "true" : "false";
            if (value is string or ValueType) return value.ToString() ?? "";
            return value.GetType().Name;
        }
    }
    [ConcurrencyTest]
    public static string Elapsed_Measure_Measure()
    {
        var target = new Almost.Elapsed(() => Environment.TickCount64);
        object?[] r1 = [], r2 = [];
        var thread1 = new Thread(() =>
        {
            try { r1 = [target.Measure()]; } catch (Exception e) { r1 = ["throws " + e.GetType().Name]; }
        });
        var thread2 = new Thread(() =>
        {
            try { r2 = [target.Measure()]; } catch (Exception e) { r2 = ["throws " + e.GetType().Name]; }
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        var shown = string.Join("; ", Show(r1), Show(r2));
        Debug.Assert(shown == "true; true", shown);
        return shown;

        string Show(object?[] results) => string.Join(", ", Array.ConvertAll(results, Text));
        string Text(object? value)
        {
            if (value is null) return "null";
            if (value is bool truth) return truth ? "true" : "false";
            if (value is string or ValueType) return value.ToString() ?? "";
            return value.GetType().Name;
        }
    }
    [ConcurrencyTest]
    public static string Seen_At_At()
    {
        var target = new Almost.Seen();
        object?[] r3 = [];
        var thread1 = new Thread(() =>
        {
            target.At(DateTime.UnixEpoch);
        });
        var thread2 = new Thread(() =>
        {
            target.At(DateTime.UnixEpoch.AddDays(1));
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        try { r3 = [target.Last]; } catch (Exception e) { r3 = ["throws " + e.GetType().Name]; }
        var shown = string.Join("; ", Show(r3));
        Debug.Assert(shown == "(5233042850427387904)", shown);
        return shown;

        string Show(object?[] results) => string.Join(", ", Array.ConvertAll(results, Text));
        string Text(object? value)
        {
            if (value is null) return "null";
            if (value is bool truth) return truth ? "true" : "false";
            if (value is string or ValueType) return value.ToString() ?? "";
            return value.GetType().Name;
        }
    }
    [ConcurrencyTest]
    public static string Named_Id_Id()
    {
        var target = new Almost.Named();
        object?[] r1 = [], r2 = [];
        var thread1 = new Thread(() =>
        {
            try { r1 = [target.Id]; } catch (Exception e) { r1 = ["throws " + e.GetType().Name]; }
        });
        var thread2 = new Thread(() =>
        {
            try { r2 = [target.Id]; } catch (Exception e) { r2 = ["throws " + e.GetType().Name]; }
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        var shown = string.Join("; ", Show(r1), Show(r2));
        Debug.Assert(shown == "1; 1", shown);
        return shown;

        string Show(object?[] results) => string.Join(", ", Array.ConvertAll(results, Text));
        string Text(object? value)
        {
            if (value is null) return "null";
            if (value is bool truth) return truth ? "true" : "false";
            if (value is string or ValueType) return value.ToString() ?? "";
            return value.GetType().Name;
        }
    }
    [ConcurrencyTest]
    public static string Session_Id_Id()
    {
        var target = new Almost.Session();
        object?[] r1 = [], r2 = [];
        var thread1 = new Thread(() =>
        {
            try { r1 = [target.Id]; } catch (Exception e) { r1 = ["throws " + e.GetType().Name]; }
        });
        var thread2 = new Thread(() =>
        {
            try { r2 = [target.Id]; } catch (Exception e) { r2 = ["throws " + e.GetType().Name]; }
        });
        thread1.Start(); thread2.Start();
        thread1.Join(); thread2.Join();
        var shown = string.Join("; ", Show(r1), Show(r2));
        Debug.Assert(shown == "00000001-0000-4000-8000-000000000003; 00000001-0000-4000-8000-000000000003" || shown == "00000001-0000-4000-8000-000000000002; 00000001-0000-4000-8000-000000000002", shown);
        return shown;

        string Show(object?[] results) => string.Join(", ", Array.ConvertAll(results, Text));
        string Text(object? value)
        {
            if (value is null) return "null";
            if (value is bool truth) return truth ? "true" : "false";
            if (value is string or ValueType) return value.ToString() ?? "";
            return value.GetType().Name;
        }
    }
}
