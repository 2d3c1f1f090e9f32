using System;
using System.Threading;
using System.Threading.Tasks;

namespace Conformance;

/// <summary>Flags of locks that do not lie on the stack: `Monitor` reads them, locks, and writes them.</summary>
public static class HeapFlags
{
    private sealed class Box { public bool Taken; }
    private static bool flag;

    public static async Task<int> LockAfterAwait() { var gate = new object(); await Task.Yield(); lock (gate) { } return 1; }
    public static bool InAField()
    {
        var gate = new object();
        var box = new Box();
        Monitor.Enter(gate, ref box.Taken);
        Monitor.Exit(gate);
        return box.Taken;
    }

    public static string Captured()
    {
        var gate = new object();
        bool taken = false;
        string seen = "";
        Action enter = () => { Monitor.Enter(gate, ref taken); seen += taken; };
        var other = new Thread(() => { enter(); Monitor.Exit(gate); taken = false; });
        other.Start();
        other.Join();
        enter();
        Monitor.Exit(gate);
        return seen + taken;
    }

    public static string TakenAlready()
    {
        var gate = new object();
        flag = true;
        try { Monitor.Enter(gate, ref flag); return "taken"; }
        catch (ArgumentException) { return $"{Monitor.IsEntered(gate)} {flag}"; }
    }

    public static string Tried()
    {
        var gate = new object();
        var box = new Box();
        string seen = "";
        Monitor.TryEnter(gate, ref box.Taken);
        seen += box.Taken;
        var other = new Thread(() =>
        {
            flag = false;
            Monitor.TryEnter(gate, ref flag);
            seen += flag;
            Monitor.TryEnter(gate, TimeSpan.Zero, ref flag);
            seen += flag;
        });
        other.Start();
        other.Join();
        return seen + flag;
    }

    public static int SpinLockInAField()
    {
        var spin = new SpinLock(false);
        var box = new Box();
        int count = 0;
        spin.Enter(ref box.Taken);
        var other = new Thread(() => count++);
        other.Start();
        other.Join();
        if (box.Taken) spin.Exit();
        return count;
    }
}
