using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

// What one thread has boxed, others use at the same time: a box is a variable, and its struct's fields are variables.

namespace Programs;

public interface IMeter { void Count(); int Counted { get; } }

public struct Meter : IMeter
{
    private int first, second;
    public void Count() { first++; second++; }
    public readonly int Counted => first * 10 + second;
}

public static class Boxes
{
    [ConcurrencyTest] public static int TwoThreadsCountInABox_Wrong()
    {
        IMeter meter = new Meter();
        var other = new Thread(meter.Count);
        other.Start();
        meter.Count();
        other.Join();
        Debug.Assert(meter.Counted == 22);
        return meter.Counted;
    }

    [ConcurrencyTest] public static int TwoThreadsCountInABox_Right()
    {
        IMeter meter = new Meter();
        var other = new Thread(() => { lock (meter) meter.Count(); });
        other.Start();
        lock (meter) meter.Count();
        other.Join();
        Debug.Assert(meter.Counted == 22);
        return meter.Counted;
    }

    [ConcurrencyTest] public static async Task<int> AwaitBetweenItems_Right()
    {
        IEnumerable<int> items = new List<int> { 1, 2 };
        var beside = Task.Run(() => { });
        int sum = 0;
        foreach (int item in items)
        {
            await Task.Yield();
            sum = sum * 10 + item;
        }
        await beside;
        Debug.Assert(sum == 12);
        return sum;
    }
}

[AttributeUsage(AttributeTargets.Method)]
internal sealed class ConcurrencyTestAttribute : Attribute { }
