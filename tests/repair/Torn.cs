using System;
using System.Diagnostics;
using System.Threading;

// Variables of 8 bytes, which words of 4 bytes tear; the second of each pair is the first as it is repaired.
namespace Torn;

public sealed class ConcurrencyTestAttribute : Attribute { }

public sealed class Wide
{
    long big;
    double real;

    static void Run(ThreadStart first, ThreadStart second)
    {
        var a = new Thread(first);
        var b = new Thread(second);
        a.Start(); b.Start(); a.Join(); b.Join();
    }

    [ConcurrencyTest]
    public static void Long()
    {
        var wide = new Wide();
        Run(() => { wide.big = -1; }, () => { long seen = wide.big; Trace.Assert(seen == 0 || seen == -1); });
    }

    [ConcurrencyTest]
    public static void LongRepaired()
    {
        var wide = new Wide();
        Run(() => { Volatile.Write(ref wide.big, -1); }, () => { long seen = Volatile.Read(ref wide.big); Trace.Assert(seen == 0 || seen == -1); });
    }

    [ConcurrencyTest]
    public static void Double()
    {
        var wide = new Wide();
        Run(() => wide.real = 0.1, () => { double seen = wide.real; Trace.Assert(seen == 0 || seen == 0.1); });
    }

    [ConcurrencyTest]
    public static void DoubleRepaired()
    {
        var wide = new Wide();
        Run(() => Volatile.Write(ref wide.real, 0.1), () => { double seen = Volatile.Read(ref wide.real); Trace.Assert(seen == 0 || seen == 0.1); });
    }
}
