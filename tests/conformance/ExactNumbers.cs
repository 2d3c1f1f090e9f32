using System;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

namespace Conformance;

/// <summary>Numbers that are equal, or not equal to themselves, live across steps: each keeps its bits.</summary>
public static class ExactNumbers
{
    private static double zero, shared;
    private static string Bits(params double[] values) => string.Join(" ", values.Select(x => BitConverter.DoubleToInt64Bits(x).ToString("x")));

    public static async Task<double> NotANumber() { double x = 1 / zero * zero; await Task.Yield(); return x; }
    public static async Task<bool> SingleNotANumber() { float x = (float)(1 / zero * zero); await Task.Yield(); return float.IsNaN(x); }

    public static bool SharedNotANumber()
    {
        shared = 1 / zero * zero;
        var other = new Thread(() => shared += 1);
        other.Start();
        other.Join();
        return double.IsNaN(shared);
    }

    public static async Task<string> BitsOfEach()
    {
        double a = BitConverter.Int64BitsToDouble(0x7FF8000000000001), b = BitConverter.Int64BitsToDouble(unchecked((long)0xFFF8000000000000));
        object boxed = a;
        await Task.Yield();
        return Bits(a, b, double.NaN, (double)boxed) + a.Equals(b) + (a == b);
    }

    public static async Task<string> BitsOfOperations()
    {
        double infinite = 1 / zero, payload = BitConverter.Int64BitsToDouble(0x7FF8000000000123);
        double[] all =
        {
            infinite - infinite, infinite * zero, zero / zero, infinite % 1, 1 % zero, -(zero / zero),
            payload + 1, 1 + payload, payload / zero, payload % 1, 1 % payload, -payload,
        };
        string seen = "";
        foreach (double x in all)
        {
            await Task.Yield();
            seen += Bits(x) + " ";
        }
        return seen;
    }

    public static async Task<string> ZerosAndOnes()
    {
        double minus = -0.0, plus = 0.0;
        object boxedMinus = -0.0, boxedPlus = 0.0, one = 1, yes = true, real = 1.0;
        await Task.Yield();
        return $"{1 / minus} {1 / plus} {1 / (double)boxedMinus} {1 / (double)boxedPlus} {one.Equals(yes)} {one.Equals(real)} {one}{yes}{real:F1}";
    }
}
