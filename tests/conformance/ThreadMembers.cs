using System;
using System.Threading;

#nullable disable
#pragma warning disable

namespace Conformance;

public static class ThreadMembers
{
    static string Try(Func<object> f) { try { return f()?.ToString() ?? "null"; } catch (Exception e) { return e.GetType().Name + ":" + e.Message; } }
    static Thread Ended() { var t = new Thread(() => {}); t.Start(); t.Join(); return t; }
    public static string EndedPriority() => Try(() => Ended().Priority);
    public static string EndedSetPriority() => Try(() => { Ended().Priority = ThreadPriority.Lowest; return 1; });
    public static string EndedName() => Try(() => { var t = Ended(); t.Name = "x"; return t.Name; });
    public static string EndedState() => Try(() => Ended().ThreadState);
    public static string EndedInterrupt() => Try(() => { Ended().Interrupt(); return 1; });
    public static string EndedCulture() => Try(() => { Ended().CurrentCulture = null; return 1; });
    public static string EndedCulture2() => Try(() => { Ended().CurrentCulture = System.Globalization.CultureInfo.InvariantCulture; return 1; });
    public static string UnstartedCulture() => Try(() => { var t = new Thread(()=>{}); t.CurrentCulture = System.Globalization.CultureInfo.InvariantCulture; return t.CurrentCulture; });
    public static string PriorityBad() => Try(() => { var t = new Thread(()=>{}); t.Priority = (ThreadPriority)9; return t.Priority; });
    public static string MainPriority() => Thread.CurrentThread.Priority.ToString();
    public static string NameTwice() => Try(() => { var t = new Thread(()=>{}); t.Name = "a"; t.Name = "b"; return t.Name; });
    public static string UnstartedJoin() => Try(() => { new Thread(()=>{}).Join(); return 1; });
    public static string StartTwice() => Try(() => { var t = Ended(); t.Start(); return 1; });
    public static string BackState() => Try(() => { var t = new Thread(()=>{}); t.IsBackground = true; return t.ThreadState; });
    public static string EndedIsBackground() => Try(() => Ended().IsBackground);
    public static string EndedSetIsBackground() => Try(() => { Ended().IsBackground = true; return 1; });
    public static string EndedIsThreadPoolThread() => Try(() => Ended().IsThreadPoolThread);
    public static string LivingProperties()
    {
        var go = new ManualResetEventSlim();
        var t = new Thread(() => go.Wait()) { IsBackground = true };
        t.Start();
        string seen = $"{t.IsBackground} {t.IsThreadPoolThread}";
        t.IsBackground = false;
        seen += $" {t.IsBackground}";
        go.Set(); t.Join();
        return seen;
    }
    public static bool HashCodeStays()
    {
        var t = new Thread(() => {});
        var known = new System.Collections.Generic.Dictionary<Thread, int> { [t] = 1 };
        t.Start(); t.Join();
        return known.ContainsKey(t);
    }
}
