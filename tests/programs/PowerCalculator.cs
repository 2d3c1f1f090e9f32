// A sequential program for the speed of execution: a number of equal functions, called in a loop.
#nullable disable warnings
using System;
using System.Threading;

namespace Programs;

public static class PowerCalculator
{
    static long Call(int functions, int iterations)
    {
        long result = 0;
        for (int i = 0; i < iterations; i++)
            for (int f = 1; f <= functions; f++)
                switch (f)
                {
                    case 1: result = CalcPower1(14, 8); break;
                    case 2: result = CalcPower2(14, 8); break;
                    case 3: result = CalcPower3(14, 8); break;
                    case 4: result = CalcPower4(14, 8); break;
                    case 5: result = CalcPower5(14, 8); break;
                    case 6: result = CalcPower6(14, 8); break;
                    case 7: result = CalcPower7(14, 8); break;
                    case 8: result = CalcPower8(14, 8); break;
                    case 9: result = CalcPower9(14, 8); break;
                    case 10: result = CalcPower10(14, 8); break;
                    case 11: result = CalcPower11(14, 8); break;
                    case 12: result = CalcPower12(14, 8); break;
                    case 13: result = CalcPower13(14, 8); break;
                    case 14: result = CalcPower14(14, 8); break;
                    case 15: result = CalcPower15(14, 8); break;
                    case 16: result = CalcPower16(14, 8); break;
                    case 17: result = CalcPower17(14, 8); break;
                    case 18: result = CalcPower18(14, 8); break;
                    case 19: result = CalcPower19(14, 8); break;
                    case 20: result = CalcPower20(14, 8); break;
                    case 21: result = CalcPower21(14, 8); break;
                    case 22: result = CalcPower22(14, 8); break;
                    case 23: result = CalcPower23(14, 8); break;
                    case 24: result = CalcPower24(14, 8); break;
                    case 25: result = CalcPower25(14, 8); break;
                    case 26: result = CalcPower26(14, 8); break;
                    case 27: result = CalcPower27(14, 8); break;
                    case 28: result = CalcPower28(14, 8); break;
                    case 29: result = CalcPower29(14, 8); break;
                    case 30: result = CalcPower30(14, 8); break;
                    case 31: result = CalcPower31(14, 8); break;
                    case 32: result = CalcPower32(14, 8); break;
                    case 33: result = CalcPower33(14, 8); break;
                    case 34: result = CalcPower34(14, 8); break;
                    case 35: result = CalcPower35(14, 8); break;
                    case 36: result = CalcPower36(14, 8); break;
                    case 37: result = CalcPower37(14, 8); break;
                    case 38: result = CalcPower38(14, 8); break;
                    case 39: result = CalcPower39(14, 8); break;
                    case 40: result = CalcPower40(14, 8); break;
                    case 41: result = CalcPower41(14, 8); break;
                    case 42: result = CalcPower42(14, 8); break;
                    case 43: result = CalcPower43(14, 8); break;
                    case 44: result = CalcPower44(14, 8); break;
                    case 45: result = CalcPower45(14, 8); break;
                    case 46: result = CalcPower46(14, 8); break;
                    case 47: result = CalcPower47(14, 8); break;
                    case 48: result = CalcPower48(14, 8); break;
                    case 49: result = CalcPower49(14, 8); break;
                    case 50: result = CalcPower50(14, 8); break;
                    case 51: result = CalcPower51(14, 8); break;
                    case 52: result = CalcPower52(14, 8); break;
                    case 53: result = CalcPower53(14, 8); break;
                    case 54: result = CalcPower54(14, 8); break;
                    case 55: result = CalcPower55(14, 8); break;
                    case 56: result = CalcPower56(14, 8); break;
                    case 57: result = CalcPower57(14, 8); break;
                    case 58: result = CalcPower58(14, 8); break;
                    case 59: result = CalcPower59(14, 8); break;
                    case 60: result = CalcPower60(14, 8); break;
                    case 61: result = CalcPower61(14, 8); break;
                    case 62: result = CalcPower62(14, 8); break;
                    case 63: result = CalcPower63(14, 8); break;
                    case 64: result = CalcPower64(14, 8); break;
                    case 65: result = CalcPower65(14, 8); break;
                    case 66: result = CalcPower66(14, 8); break;
                    case 67: result = CalcPower67(14, 8); break;
                    case 68: result = CalcPower68(14, 8); break;
                    case 69: result = CalcPower69(14, 8); break;
                    case 70: result = CalcPower70(14, 8); break;
                    case 71: result = CalcPower71(14, 8); break;
                    case 72: result = CalcPower72(14, 8); break;
                    case 73: result = CalcPower73(14, 8); break;
                    case 74: result = CalcPower74(14, 8); break;
                    case 75: result = CalcPower75(14, 8); break;
                    case 76: result = CalcPower76(14, 8); break;
                    case 77: result = CalcPower77(14, 8); break;
                    case 78: result = CalcPower78(14, 8); break;
                    case 79: result = CalcPower79(14, 8); break;
                    case 80: result = CalcPower80(14, 8); break;
                    case 81: result = CalcPower81(14, 8); break;
                    case 82: result = CalcPower82(14, 8); break;
                    case 83: result = CalcPower83(14, 8); break;
                    case 84: result = CalcPower84(14, 8); break;
                    case 85: result = CalcPower85(14, 8); break;
                    case 86: result = CalcPower86(14, 8); break;
                    case 87: result = CalcPower87(14, 8); break;
                    case 88: result = CalcPower88(14, 8); break;
                    case 89: result = CalcPower89(14, 8); break;
                    case 90: result = CalcPower90(14, 8); break;
                    case 91: result = CalcPower91(14, 8); break;
                    case 92: result = CalcPower92(14, 8); break;
                    case 93: result = CalcPower93(14, 8); break;
                    case 94: result = CalcPower94(14, 8); break;
                    case 95: result = CalcPower95(14, 8); break;
                    case 96: result = CalcPower96(14, 8); break;
                    case 97: result = CalcPower97(14, 8); break;
                    case 98: result = CalcPower98(14, 8); break;
                    case 99: result = CalcPower99(14, 8); break;
                    case 100: result = CalcPower100(14, 8); break;
                }
        return result;
    }

    // 1 functions, 10 iterations.
    [ConcurrencyTest]
    public static long F1_I10() => Call(1, 10);

    // 1 functions, 1000 iterations.
    [ConcurrencyTest]
    public static long F1_I1000() => Call(1, 1000);

    // 10 functions, 100 iterations.
    [ConcurrencyTest]
    public static long F10_I100() => Call(10, 100);

    // 10 functions, 1000 iterations.
    [ConcurrencyTest]
    public static long F10_I1000() => Call(10, 1000);

    // 100 functions, 100 iterations.
    [ConcurrencyTest]
    public static long F100_I100() => Call(100, 100);

    // 100 functions, 1000 iterations.
    [ConcurrencyTest]
    public static long F100_I1000() => Call(100, 1000);

    // Two threads that share nothing calculate.
    [ConcurrencyTest]
    public static (long, long) TwoThreads()
    {
        long p = 0, q = 0;
        var a = new Thread(() => p = Call(10, 10));
        var b = new Thread(() => q = Call(10, 10));
        a.Start(); b.Start(); a.Join(); b.Join();
        return (p, q);
    }

    static long CalcPower1(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower2(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower3(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower4(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower5(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower6(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower7(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower8(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower9(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower10(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower11(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower12(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower13(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower14(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower15(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower16(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower17(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower18(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower19(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower20(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower21(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower22(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower23(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower24(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower25(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower26(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower27(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower28(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower29(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower30(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower31(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower32(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower33(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower34(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower35(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower36(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower37(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower38(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower39(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower40(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower41(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower42(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower43(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower44(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower45(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower46(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower47(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower48(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower49(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower50(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower51(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower52(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower53(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower54(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower55(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower56(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower57(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower58(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower59(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower60(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower61(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower62(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower63(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower64(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower65(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower66(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower67(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower68(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower69(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower70(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower71(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower72(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower73(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower74(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower75(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower76(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower77(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower78(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower79(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower80(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower81(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower82(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower83(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower84(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower85(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower86(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower87(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower88(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower89(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower90(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower91(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower92(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower93(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower94(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower95(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower96(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower97(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower98(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower99(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }

    static long CalcPower100(long bas, int exp)
    {
        long result = 1;
        while (exp > 0)
        {
            while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; }
            result = result * bas;
            exp--;
        }
        return result;
    }
}

[AttributeUsage(AttributeTargets.Method)]
internal sealed class ConcurrencyTestAttribute : Attribute { }
