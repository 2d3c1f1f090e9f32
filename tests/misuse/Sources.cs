// Sources of results that are used out of turn: completed, read, reset or awaited by several at once.
#nullable disable
#pragma warning disable CS1998
using System;
using System.Threading;
using System.Threading.Tasks;
using System.Threading.Tasks.Sources;

namespace Misuse;

public static class Sources
{
    sealed class Source : IValueTaskSource<int>
    {
        public ManualResetValueTaskSourceCore<int> Core;
        public int GetResult(short token) => Core.GetResult(token);
        public ValueTaskSourceStatus GetStatus(short token) => Core.GetStatus(token);
        public void OnCompleted(Action<object> continuation, object state, short token, ValueTaskSourceOnCompletedFlags flags) =>
            Core.OnCompleted(continuation, state, token, flags);
    }

    static volatile int flag;

    static string Try(Func<string> part)
    {
        try { return part(); }
        catch (Exception e) { return e.GetType().Name; }
    }

    static string Two(Func<string> one, Func<string> other)
    {
        string x = null, y = null;
        var t = new Thread(() => x = Try(one));
        var u = new Thread(() => y = Try(other));
        t.Start();
        u.Start();
        t.Join();
        u.Join();
        return x + "/" + y;
    }

    static Source Complete()
    {
        flag = 0;
        var made = new Source();
        made.Core.SetResult(1);
        return made;
    }

    static string Read(Source s, short token) =>
        s.Core.GetStatus(token) == ValueTaskSourceStatus.Succeeded ? s.Core.GetResult(token).ToString() : "pending";

    static string Reset(Source s) { s.Core.Reset(); return "reset"; }
    static string Set(Source s, int value) { s.Core.SetResult(value); return "set"; }
    static string Fail(Source s) { s.Core.SetException(new FormatException()); return "failed"; }

    public static string Read_And_Reset() { var s = Complete(); return Two(() => Read(s, 0), () => Reset(s)); }
    public static string Set_And_Reset() { var s = new Source(); return Two(() => Set(s, 5), () => Reset(s)) + s.Core.GetStatus(s.Core.Version); }
    public static string Set_And_Reset_Of_A_Used_One() { var s = Complete(); Read(s, 0); return Two(() => Set(s, 5), () => Reset(s)); }
    public static string Reset_And_Reset() { var s = Complete(); Read(s, 0); return Two(() => Reset(s), () => Reset(s)) + s.Core.Version; }
    public static string Set_And_Set() { var s = new Source(); return Two(() => Set(s, 5), () => Set(s, 6)) + s.Core.GetResult(0); }
    public static string Set_And_Fail() { var s = new Source(); return Two(() => Set(s, 5), () => Fail(s)) + Try(() => Read(s, 0)); }
    public static string Set_And_Read() { var s = new Source(); return Two(() => Set(s, 5), () => s.Core.GetResult(0).ToString()); }
    public static string Register_And_Register() { var s = new Source(); return Two(() => { s.Core.OnCompleted(_ => { }, null, 0, 0); return "a"; }, () => { s.Core.OnCompleted(_ => { }, null, 0, 0); return "b"; }); }

    // The one runs only after the other has done something before: what it does right after that has no step of its own.
    public static string Reset_After_A_Signal() { var s = Complete(); return Two(() => { flag = 1; return Reset(s); }, () => flag == 0 ? "no" : Set(s, 2)); }
    public static string Version_After_A_Signal() { flag = 0; var s = new Source(); return Two(() => { flag = 1; return s.Core.Version.ToString(); }, () => flag == 0 ? "no" : Reset(s)); }
    public static string Result_After_A_Signal() { var s = Complete(); return Two(() => { flag = 1; return s.Core.GetResult(0).ToString(); }, () => flag == 0 ? "no" : Reset(s)); }

    static async Task<string> Takes(ValueTask<int> task) { try { return (await task).ToString(); } catch (InvalidOperationException) { return "!"; } }

    public static string Awaited_And_Reset()
    {
        var s = Complete();
        return Two(() => Takes(new ValueTask<int>(s, 0)).Result, () => Reset(s));
    }

    public static string Awaited_Twice_When_Complete()
    {
        var s = Complete();
        var v = new ValueTask<int>(s, 0);
        return Two(() => Takes(v).Result, () => Takes(v).Result);
    }

    // In turn: a source is used again when its result has been taken.
    public static async Task<string> Used_Again()
    {
        var s = new Source();
        var first = Task.Run(() => s.Core.SetResult(1));
        int a = await new ValueTask<int>(s, s.Core.Version);
        await first;
        s.Core.Reset();
        var second = Task.Run(() => s.Core.SetResult(2));
        int b = await new ValueTask<int>(s, s.Core.Version);
        await second;
        return a + " " + b;
    }
}
