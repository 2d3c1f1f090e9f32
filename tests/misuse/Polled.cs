// Sources of results that are made by hand and asked in a loop, or used by several, while another thread completes them.
#nullable disable
#pragma warning disable CS1998
using System;
using System.Threading;
using System.Threading.Tasks;
using System.Threading.Tasks.Sources;

namespace Misuse;

public static class Polled
{
    sealed class Source : IValueTaskSource<int>, IValueTaskSource
    {
        public ManualResetValueTaskSourceCore<int> Core;
        public int Asked;
        public int GetResult(short token) => Core.GetResult(token);
        void IValueTaskSource.GetResult(short token) => Core.GetResult(token);
        public ValueTaskSourceStatus GetStatus(short token) => Core.GetStatus(token);
        public void OnCompleted(Action<object> continuation, object state, short token, ValueTaskSourceOnCompletedFlags flags)
        {
            Asked++;
            Core.OnCompleted(continuation, state, token, flags);
        }
    }

    // A source that gives itself back when its result has been taken.
    sealed class Pooled : IValueTaskSource<int>
    {
        public static Pooled Free;
        ManualResetValueTaskSourceCore<int> core;

        public static Pooled Rent() => Interlocked.Exchange(ref Free, null) ?? new Pooled();
        public ValueTask<int> Task => new ValueTask<int>(this, core.Version);
        public short Version => core.Version;
        public void Set(int value) => core.SetResult(value);

        public int GetResult(short token)
        {
            int result = core.GetResult(token);
            core.Reset();
            Volatile.Write(ref Free, this);
            return result;
        }

        public ValueTaskSourceStatus GetStatus(short token) => core.GetStatus(token);
        public void OnCompleted(Action<object> continuation, object state, short token, ValueTaskSourceOnCompletedFlags flags) =>
            core.OnCompleted(continuation, state, token, flags);
    }

    // No core: a source whose states are the program's own.
    sealed class ByHand : IValueTaskSource<int>
    {
        static readonly Action<object> Done = _ => throw new InvalidOperationException();
        Action<object> continuation;
        object state;
        int result;

        public void Set(int value)
        {
            result = value;
            Action<object> known = Interlocked.Exchange(ref continuation, Done);
            if (known != null) known(state);
        }

        public int GetResult(short token) => result;
        public ValueTaskSourceStatus GetStatus(short token) =>
            Volatile.Read(ref continuation) == Done ? ValueTaskSourceStatus.Succeeded : ValueTaskSourceStatus.Pending;

        public void OnCompleted(Action<object> continuation, object state, short token, ValueTaskSourceOnCompletedFlags flags)
        {
            this.state = state;
            if (Interlocked.CompareExchange(ref this.continuation, continuation, null) != null) ThreadPool.QueueUserWorkItem(_ => continuation(state));
        }
    }

    static string Try(Func<string> part)
    {
        try { return part(); }
        catch (Exception e) { return e.GetType().Name; }
    }

    static string Both(Func<string> one, Func<string> other)
    {
        string x = null, y = null;
        var t = new Thread(() => x = Try(one));
        t.Start();
        y = Try(other);
        t.Join();
        return x + "/" + y;
    }

    static void Until(Func<bool> condition) { while (!condition()) Thread.Yield(); }

    public static string Spins_For_The_Status()
    {
        var s = new Source();
        return Both(() => { s.Core.SetResult(1); return "set"; }, () => { Until(() => s.GetStatus(0) != ValueTaskSourceStatus.Pending); return s.GetResult(0).ToString(); });
    }

    public static string Registers_And_Spins()
    {
        var s = new Source();
        int told = 0;
        string both = Both(
            () => { s.Core.SetResult(1); return "set"; },
            () => { s.OnCompleted(_ => Volatile.Write(ref told, 1), null, 0, 0); Until(() => Volatile.Read(ref told) == 1); return s.GetResult(0).ToString(); });
        return both + s.Asked;
    }

    public static string Registers_With_A_State_And_Spins()
    {
        var s = new Source();
        var box = new int[1];
        return Both(
            () => { s.Core.SetResult(1); return "set"; },
            () => { s.OnCompleted(b => Volatile.Write(ref ((int[])b)[0], 1), box, 0, ValueTaskSourceOnCompletedFlags.FlowExecutionContext); Until(() => Volatile.Read(ref box[0]) == 1); return s.GetStatus(0).ToString(); });
    }

    public static string Spins_While_Another_Registers()
    {
        var s = new Source();
        int told = 0;
        var setting = new Thread(() => s.Core.SetResult(1));
        setting.Start();
        string both = Both(
            () => { s.OnCompleted(_ => Volatile.Write(ref told, 1), null, 0, 0); return "registered"; },
            () => { Until(() => Try(() => s.GetStatus(0).ToString()) != "Pending"); return "seen"; });
        setting.Join();
        Until(() => Volatile.Read(ref told) == 1);
        return both;
    }

    public static string Reset_While_Spun_For()
    {
        var s = new Source();
        return Both(
            () => { s.Core.SetResult(1); s.Core.Reset(); return "reset"; },
            () => { string last = null; Until(() => (last = Try(() => s.GetStatus(0).ToString())) != "Pending"); return last; });
    }

    public static string Reset_While_Awaited()
    {
        var s = new Source();
        var task = Takes(new ValueTask<int>(s, 0));
        return Both(() => { s.Core.SetResult(1); return "set"; }, () => { s.Core.Reset(); return "reset"; })
            + (task.IsCompleted ? task.Result : "");
    }

    static async Task<string> Takes(ValueTask<int> task)
    {
        try { return (await task).ToString(); }
        catch (Exception e) { return e.GetType().Name; }
    }

    public static string Awaited_Twice()
    {
        var s = new Source();
        var v = new ValueTask<int>(s, 0);
        var first = Takes(v);
        return Both(() => { s.Core.SetResult(1); return "set"; }, () => { var second = Takes(v); return second.IsCompleted ? second.Result : "waits"; })
            + (first.IsCompleted ? first.Result : "");
    }

    public static string Spins_And_Awaits()
    {
        var s = new Source();
        var v = new ValueTask<int>(s, 0);
        var done = Takes(v);
        return Both(() => { s.Core.SetResult(1); return "set"; }, () => { Until(() => v.IsCompleted); return "seen"; }) + done.Result;
    }

    public static string Pooled_In_Turn()
    {
        Pooled.Free = null;
        var p = Pooled.Rent();
        var task = p.Task;
        string first = Both(() => { p.Set(1); return "set"; }, () => { Until(() => task.IsCompleted); return task.Result.ToString(); });
        var q = Pooled.Rent();
        task = q.Task;
        return first + (p == q) + Both(() => { q.Set(2); return "set"; }, () => Takes(task).Result);
    }

    public static string Pooled_Awaited_Twice()
    {
        Pooled.Free = null;
        var p = Pooled.Rent();
        p.Set(1);
        var task = p.Task;
        return Both(() => Takes(task).Result, () => Takes(task).Result) + p.Version;
    }

    public static string Pooled_And_Used_Again()
    {
        Pooled.Free = null;
        var p = Pooled.Rent();
        var stale = p.Task;
        p.Set(1);
        return Both(() => stale.Result.ToString(), () => { var q = Pooled.Rent(); if (p == q) q.Set(2); return Takes(stale).Result; });
    }

    public static string Spins_For_One_By_Hand()
    {
        var s = new ByHand();
        var v = new ValueTask<int>(s, 0);
        return Both(() => { s.Set(1); return "set"; }, () => { Until(() => v.IsCompleted); return v.Result.ToString(); });
    }

    public static string Awaits_One_By_Hand()
    {
        var s = new ByHand();
        var done = Takes(new ValueTask<int>(s, 0));
        return Both(() => { s.Set(1); return "set"; }, () => done.Result);
    }

    public static string Without_A_Result()
    {
        var s = new Source();
        var v = new ValueTask(s, 0);
        return Both(() => { s.Core.SetException(new FormatException()); return "set"; }, () => { Until(() => v.IsCompleted); v.GetAwaiter().GetResult(); return "?"; });
    }

    public static string As_A_Task()
    {
        var s = new Source();
        var task = new ValueTask<int>(s, 0).AsTask();
        return Both(() => { s.Core.SetResult(1); return "set"; }, () => { Until(() => task.IsCompleted); return task.Result.ToString(); });
    }

    public static string Continues_Elsewhere()
    {
        var s = new Source();
        s.Core.RunContinuationsAsynchronously = true;
        int told = 0;
        s.OnCompleted(_ => Volatile.Write(ref told, 1), null, 0, 0);
        return Both(() => { s.Core.SetResult(1); return "set" + Volatile.Read(ref told); }, () => { Until(() => Volatile.Read(ref told) == 1); return s.GetResult(0).ToString(); });
    }

    public static string Set_By_Two_While_Spun_For()
    {
        var s = new Source();
        string other = null;
        var second = new Thread(() => other = Try(() => { s.Core.SetResult(2); return "set"; }));
        second.Start();
        string both = Both(() => { s.Core.SetResult(1); return "set"; }, () => { Until(() => s.GetStatus(0) != ValueTaskSourceStatus.Pending); return "seen"; });
        second.Join();
        return both + other;
    }
}
