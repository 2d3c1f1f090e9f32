using System;
using System.Numerics;

public static class Numbers
{
    [ConcurrencyTest]
    public static bool Power() => BigInteger.Pow(10, 100_000_000) > 0;

    [ConcurrencyTest]
    public static bool PowerOfPower() => BigInteger.Pow(BigInteger.Pow(7, 100_000), 100_000) > 0;

    [ConcurrencyTest]
    public static bool Shifted() => BigInteger.One << int.MaxValue > 0;

    [ConcurrencyTest]
    public static bool Squares()
    {
        BigInteger value = 3;
        while (true)
            value *= value;
    }

    [ConcurrencyTest]
    public static int ManyDigits() => BigInteger.Pow(10, 5000).ToString().Length;

    [ConcurrencyTest]
    public static int VeryManyDigits() => BigInteger.Pow(3, 3_000_000).ToString().Length;

    [ConcurrencyTest]
    public static bool Parsed() => BigInteger.Parse(new string('7', 200_000)).IsEven;

    [ConcurrencyTest]
    public static bool Hexadecimal() => BigInteger.Parse("0" + new string('f', 1_000_000), System.Globalization.NumberStyles.HexNumber).IsEven;

    [ConcurrencyTest]
    public static bool Factorial()
    {
        BigInteger product = 1;
        for (int i = 1; i < 1_000_000; i++)
            product *= i;
        return product.IsEven;
    }

    [ConcurrencyTest]
    public static int Fibonacci()
    {
        BigInteger a = 0, b = 1;
        while (true)
            (a, b) = (b, a + b);
    }

    [ConcurrencyTest]
    public static bool ModuloPower() =>
        BigInteger.ModPow(3, BigInteger.Pow(2, 200_000), BigInteger.Pow(7, 50_000)) > 0;

    [ConcurrencyTest]
    public static decimal Decimals()
    {
        decimal value = 1;
        while (true)
            value *= 1.0000001m;
    }

    [ConcurrencyTest]
    public static int Ackermann() => A(4, 2);

    private static int A(int m, int n) => m == 0 ? n + 1 : n == 0 ? A(m - 1, 1) : A(m - 1, A(m, n - 1));

    [ConcurrencyTest]
    public static int Conversions()
    {
        var largest = UInt128.MaxValue;
        return (UInt128)(Int128)largest == largest ? 1 : throw new InvalidOperationException();
    }
}
