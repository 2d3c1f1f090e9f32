using System;
using System.Threading;

namespace Conformance;

/// <summary>Interlocked.CompareExchange compares bits: of numbers that lie in fields, arrays and variables, and of references.</summary>
public static class ExchangedValues
{
    private sealed class Cell { public double D; public float F; public bool B; public char C; public nint N; public DayOfWeek E; }

    private static double Read(ref double place) => Volatile.Read(ref place);

    public static string FirstValues()
    {
        var cell = new Cell();
        Interlocked.CompareExchange(ref cell.D, 2, 0);
        Interlocked.CompareExchange(ref cell.F, 3, 0);
        Interlocked.CompareExchange(ref cell.B, true, false);
        Interlocked.CompareExchange(ref cell.C, 'c', '\0');
        Interlocked.CompareExchange(ref cell.N, 4, 0);
        Interlocked.CompareExchange(ref cell.E, DayOfWeek.Friday, DayOfWeek.Sunday);
        return $"{cell.D} {cell.F} {cell.B} {cell.C} {cell.N} {cell.E}";
    }

    public static string Items()
    {
        double[] wide = new double[2];
        float[] narrow = new float[2];
        Interlocked.CompareExchange(ref wide[1], 2, 0);
        Interlocked.CompareExchange(ref narrow[1], 2, 0);
        return $"{wide[1]} {narrow[1]}";
    }

    public static string Computed()
    {
        var cell = new Cell { D = 0.5, F = 0.5f };
        double half = Read(ref cell.D) * 3 - 1;
        Interlocked.CompareExchange(ref cell.D, 7, half);
        Interlocked.CompareExchange(ref cell.F, 7, (float)half);
        return $"{cell.D} {cell.F}";
    }

    public static string Zeros()
    {
        var cell = new Cell { D = -0.0, F = 0 };
        double plus = Interlocked.CompareExchange(ref cell.D, 7, 0.0), minus = Interlocked.CompareExchange(ref cell.D, 8, -0.0);
        Interlocked.CompareExchange(ref cell.F, 7, -0f);
        return $"{1 / plus} {1 / minus} {cell.D} {cell.F}";
    }

    public static string NotNumbers()
    {
        double first = BitConverter.Int64BitsToDouble(0x7FF8000000000001), second = BitConverter.Int64BitsToDouble(0x7FF8000000000002);
        var cell = new Cell { D = first, F = float.NaN };
        Interlocked.CompareExchange(ref cell.D, 1, second);
        bool kept = double.IsNaN(cell.D);
        Interlocked.CompareExchange(ref cell.D, 2, BitConverter.Int64BitsToDouble(BitConverter.DoubleToInt64Bits(first)));
        Interlocked.CompareExchange(ref cell.F, 3, BitConverter.Int32BitsToSingle(BitConverter.SingleToInt32Bits(float.NaN)));
        return $"{kept} {cell.D} {cell.F}";
    }

    public static double SumOfTwoThreads()
    {
        double sum = 0;
        void Add(double amount)
        {
            double seen;
            do seen = Volatile.Read(ref sum);
            while (Interlocked.CompareExchange(ref sum, seen + amount, seen) != seen);
        }
        var other = new Thread(() => Add(1.5));
        other.Start();
        Add(2.25);
        other.Join();
        return sum;
    }

    public static string EqualTexts()
    {
        string text = new string('a', 2), equal = new string('a', 2), literal = "ab";
        object any = new string('a', 2);
        Interlocked.CompareExchange(ref text, "x", equal);
        Interlocked.CompareExchange(ref any, "x", equal);
        Interlocked.CompareExchange(ref literal, "x", new string(['a', 'b']));
        return $"{text} {any} {literal}";
    }

    public static string SameText()
    {
        string text = new string('a', 2), same = text;
        Interlocked.CompareExchange(ref text, "x", same);
        string literal = "ab";
        Interlocked.CompareExchange(ref literal, "y", "ab");
        return $"{text} {literal}";
    }
}
