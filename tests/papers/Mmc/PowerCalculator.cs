// The power calculator of "Software Model Checking for Mono" (Aan de Brugh, 2006), listing 6.2, as m4 expands it: a hundred
// functions, all alike, that each iteration calls one after the other. It has one thread.
namespace Mmc;

public static class PowerCalculator
{
    public static long CalcPower1(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower2(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower3(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower4(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower5(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower6(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower7(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower8(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower9(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower10(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower11(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower12(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower13(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower14(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower15(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower16(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower17(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower18(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower19(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower20(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower21(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower22(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower23(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower24(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower25(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower26(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower27(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower28(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower29(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower30(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower31(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower32(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower33(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower34(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower35(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower36(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower37(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower38(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower39(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower40(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower41(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower42(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower43(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower44(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower45(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower46(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower47(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower48(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower49(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower50(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower51(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower52(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower53(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower54(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower55(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower56(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower57(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower58(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower59(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower60(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower61(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower62(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower63(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower64(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower65(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower66(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower67(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower68(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower69(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower70(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower71(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower72(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower73(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower74(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower75(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower76(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower77(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower78(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower79(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower80(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower81(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower82(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower83(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower84(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower85(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower86(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower87(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower88(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower89(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower90(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower91(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower92(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower93(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower94(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower95(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower96(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower97(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower98(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower99(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }
    public static long CalcPower100(long bas, int exp) { long result = 1; while (exp > 0) { while ((exp & 1) == 0) { bas = bas * bas; exp = exp >> 1; } result = result * bas; exp--; } return result; }

    static long Ten(int iterations)
    {
        long result = 0;
        for (int i = 0; i < iterations; ++i)
        {
            result = CalcPower1(14, 8);
            result = CalcPower2(14, 8);
            result = CalcPower3(14, 8);
            result = CalcPower4(14, 8);
            result = CalcPower5(14, 8);
            result = CalcPower6(14, 8);
            result = CalcPower7(14, 8);
            result = CalcPower8(14, 8);
            result = CalcPower9(14, 8);
            result = CalcPower10(14, 8);
        }
        return result;
    }

    static long Hundred(int iterations)
    {
        long result = 0;
        for (int i = 0; i < iterations; ++i)
        {
            result = CalcPower1(14, 8);
            result = CalcPower2(14, 8);
            result = CalcPower3(14, 8);
            result = CalcPower4(14, 8);
            result = CalcPower5(14, 8);
            result = CalcPower6(14, 8);
            result = CalcPower7(14, 8);
            result = CalcPower8(14, 8);
            result = CalcPower9(14, 8);
            result = CalcPower10(14, 8);
            result = CalcPower11(14, 8);
            result = CalcPower12(14, 8);
            result = CalcPower13(14, 8);
            result = CalcPower14(14, 8);
            result = CalcPower15(14, 8);
            result = CalcPower16(14, 8);
            result = CalcPower17(14, 8);
            result = CalcPower18(14, 8);
            result = CalcPower19(14, 8);
            result = CalcPower20(14, 8);
            result = CalcPower21(14, 8);
            result = CalcPower22(14, 8);
            result = CalcPower23(14, 8);
            result = CalcPower24(14, 8);
            result = CalcPower25(14, 8);
            result = CalcPower26(14, 8);
            result = CalcPower27(14, 8);
            result = CalcPower28(14, 8);
            result = CalcPower29(14, 8);
            result = CalcPower30(14, 8);
            result = CalcPower31(14, 8);
            result = CalcPower32(14, 8);
            result = CalcPower33(14, 8);
            result = CalcPower34(14, 8);
            result = CalcPower35(14, 8);
            result = CalcPower36(14, 8);
            result = CalcPower37(14, 8);
            result = CalcPower38(14, 8);
            result = CalcPower39(14, 8);
            result = CalcPower40(14, 8);
            result = CalcPower41(14, 8);
            result = CalcPower42(14, 8);
            result = CalcPower43(14, 8);
            result = CalcPower44(14, 8);
            result = CalcPower45(14, 8);
            result = CalcPower46(14, 8);
            result = CalcPower47(14, 8);
            result = CalcPower48(14, 8);
            result = CalcPower49(14, 8);
            result = CalcPower50(14, 8);
            result = CalcPower51(14, 8);
            result = CalcPower52(14, 8);
            result = CalcPower53(14, 8);
            result = CalcPower54(14, 8);
            result = CalcPower55(14, 8);
            result = CalcPower56(14, 8);
            result = CalcPower57(14, 8);
            result = CalcPower58(14, 8);
            result = CalcPower59(14, 8);
            result = CalcPower60(14, 8);
            result = CalcPower61(14, 8);
            result = CalcPower62(14, 8);
            result = CalcPower63(14, 8);
            result = CalcPower64(14, 8);
            result = CalcPower65(14, 8);
            result = CalcPower66(14, 8);
            result = CalcPower67(14, 8);
            result = CalcPower68(14, 8);
            result = CalcPower69(14, 8);
            result = CalcPower70(14, 8);
            result = CalcPower71(14, 8);
            result = CalcPower72(14, 8);
            result = CalcPower73(14, 8);
            result = CalcPower74(14, 8);
            result = CalcPower75(14, 8);
            result = CalcPower76(14, 8);
            result = CalcPower77(14, 8);
            result = CalcPower78(14, 8);
            result = CalcPower79(14, 8);
            result = CalcPower80(14, 8);
            result = CalcPower81(14, 8);
            result = CalcPower82(14, 8);
            result = CalcPower83(14, 8);
            result = CalcPower84(14, 8);
            result = CalcPower85(14, 8);
            result = CalcPower86(14, 8);
            result = CalcPower87(14, 8);
            result = CalcPower88(14, 8);
            result = CalcPower89(14, 8);
            result = CalcPower90(14, 8);
            result = CalcPower91(14, 8);
            result = CalcPower92(14, 8);
            result = CalcPower93(14, 8);
            result = CalcPower94(14, 8);
            result = CalcPower95(14, 8);
            result = CalcPower96(14, 8);
            result = CalcPower97(14, 8);
            result = CalcPower98(14, 8);
            result = CalcPower99(14, 8);
            result = CalcPower100(14, 8);
        }
        return result;
    }

    [ConcurrencyTest]
    public static long power_10_10() => Ten(10);

    [ConcurrencyTest]
    public static long power_10_100() => Ten(100);

    [ConcurrencyTest]
    public static long power_10_1000() => Ten(1000);

    [ConcurrencyTest]
    public static long power_100_1() => Hundred(1);

    [ConcurrencyTest]
    public static long power_100_10() => Hundred(10);

    [ConcurrencyTest]
    public static long power_100_100() => Hundred(100);

    [ConcurrencyTest]
    public static long power_100_1000() => Hundred(1000);
}
