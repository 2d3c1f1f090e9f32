// One program, and its edits: each symbol is one change that somebody may make between two builds.
#if LINES
//
// Some lines more, and nothing else.
//
#endif
using System;
using System.Diagnostics;
using System.Threading;

[AttributeUsage(AttributeTargets.Method)]
internal sealed class ConcurrencyTestAttribute : Attribute
{
    public string Why = "";
}

internal static class Two
{
    public static void Run(ThreadStart first, ThreadStart second)
    {
        var a = new Thread(first);
        var b = new Thread(second);
        a.Start();
        b.Start();
        a.Join();
        b.Join();
    }
}

#if OTHER
public static class AnotherType
{
    public static int Field;
    public static int Method() => ++Field;
}
#endif

public class Counter
{
    private int _value;
#if FIELD
    private int _more;
#endif
    private readonly object _gate = new();

#if OTHER
    public int Unused() => _value * 2;
#endif

    public void Add(int count)
    {
        lock (_gate)
        {
#if LINES
            // a comment

#endif
#if CALLEE
            _value += count * 1;
            _value += 0;
#else
            _value += count;
#endif
        }
    }

    public int Value => _value;
}

public abstract class Shape
{
    public int Seen;
    public virtual int Sides() => 0;
    public int Twice() => Sides() + Deep.Number();
}

public static class Deep
{
    public static int Number()
    {
#if DEEP
        return 1;
#else
        return 0;
#endif
    }
}

public interface INamed
{
    int Name { get; }
}

public class Square : Shape
#if INTERFACE
    , INamed
#endif
{
#if OVERRIDE
    public override int Sides() => 4;
#endif
    public int Name => 7;
}

public static class Settings
{
#if STATIC
    public static int Start = 2;
#else
    public static int Start = 1;
#endif
#if VOLATILE
    public static volatile int Flag;
#else
    public static int Flag;
#endif
}

public enum Color
{
    Red = 1,
#if ENUM
    Green = 3,
#else
    Green = 2,
#endif
}

public static class Tests
{
#if ATTRIBUTE
    [ConcurrencyTest(Why = "it counts")]
#else
    [ConcurrencyTest]
#endif
    public static int Counts()
    {
        var counter = new Counter();
        Two.Run(() => counter.Add(1), () => counter.Add(2));
        return counter.Value;
    }

    [ConcurrencyTest]
    public static int Draws()
    {
        Shape shape = new Square();
        Two.Run(() => shape.Seen = 1, () => shape.Seen = 2);
        return shape.Twice();
    }

    [ConcurrencyTest]
    public static int Flags()
    {
        int seen = 0;
        Two.Run(() => Settings.Flag = Settings.Start, () => seen = Settings.Flag);
        return seen;
    }

    [ConcurrencyTest]
    public static string Paints()
    {
        var color = Color.Red;
#if DATA
        int[] numbers = { 1, 2, 3, 4, 6 };
#else
        int[] numbers = { 1, 2, 3, 4, 5 };
#endif
        Two.Run(() => color = Color.Green, () => numbers[0] = numbers[4]);
        return color.ToString() + numbers[0];
    }

    [ConcurrencyTest]
    public static void Breaks()
    {
        int sum = 0;
        Two.Run(
#if FIXED
            () => Interlocked.Increment(ref sum),
#else
            () => sum++,
#endif
#if FIXED
            () => Interlocked.Increment(ref sum)
#elif LAMBDA
            () => sum += 1 + 0 * sum
#else
            () => sum++
#endif
        );
#if LITERAL
        Debug.Assert(sum == 2, "both have counted");
#else
        Debug.Assert(sum == 2, "both count");
#endif
    }

    [ConcurrencyTest]
    public static void Waits()
    {
        object first = new(), second = new();
        Two.Run(
            () => { lock (first) lock (second) { } },
            () => { lock (second) lock (first) { } });
    }

#if OTHER
    [ConcurrencyTest]
    public static int Added()
    {
        int sum = 0;
        Two.Run(() => Interlocked.Add(ref sum, 1), () => Interlocked.Add(ref sum, 2));
        return sum;
    }
#endif
}
