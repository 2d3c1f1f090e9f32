using System;
using System.Globalization;
using System.Text;

/// <summary>Answers, line by line, what .NET makes of numbers and texts: an operation and its arguments, separated by tabs.</summary>
internal static class Oracle
{
    private static void Main()
    {
        while (Console.ReadLine() is { } line)
        {
            string[] part = line.Split('\t');
            string result;
            try
            {
                result = Answer(part);
            }
            catch (Exception exception)
            {
                result = $"!{exception.GetType().FullName}\t{Escape(exception.Message)}";
            }
            Console.WriteLine(result);
        }
    }

    private static string Answer(string[] p) => p[0] switch
    {
        "format-double" => Escape(Double(p[1]).ToString(Format(p[2]))),
        "format-single" => Escape(Single(p[1]).ToString(Format(p[2]))),
        "format-int" => Escape(int.Parse(p[1]).ToString(Format(p[2]))),
        "format-ulong" => Escape(ulong.Parse(p[1]).ToString(Format(p[2]))),
        "format-decimal" => Escape(Decimal(p[1]).ToString(Format(p[2]))),
        "format-half" => Escape(BitConverter.UInt16BitsToHalf(ushort.Parse(p[1])).ToString(Format(p[2]))),
        "format-big" => Escape(System.Numerics.BigInteger.Parse(p[1]).ToString(Format(p[2]))),
        "parse-int" => int.Parse(Unescape(p[1]), Style(p[2])).ToString(),
        "parse-byte" => byte.Parse(Unescape(p[1]), Style(p[2])).ToString(),
        "parse-ulong" => ulong.Parse(Unescape(p[1]), Style(p[2])).ToString(),
        "parse-double" => Bits(double.Parse(Unescape(p[1]), Style(p[2]))),
        "parse-single" => Bits(float.Parse(Unescape(p[1]), Style(p[2]))),
        "parse-decimal" => Fields(decimal.Parse(Unescape(p[1]), Style(p[2]))),
        "decimal-+" => Fields(Decimal(p[1]) + Decimal(p[2])),
        "decimal--" => Fields(Decimal(p[1]) - Decimal(p[2])),
        "decimal-*" => Fields(Decimal(p[1]) * Decimal(p[2])),
        "decimal-/" => Fields(Decimal(p[1]) / Decimal(p[2])),
        "decimal-%" => Fields(Decimal(p[1]) % Decimal(p[2])),
        "decimal-compare" => decimal.Compare(Decimal(p[1]), Decimal(p[2])).ToString(),
        "decimal-round" => Fields(decimal.Round(Decimal(p[1]), int.Parse(p[2]), (MidpointRounding)int.Parse(p[3]))),
        "decimal-of-double" => Fields(new decimal(Double(p[1]))),
        "decimal-of-single" => Fields(new decimal(Single(p[1]))),
        "decimal-to-double" => Bits((double)Decimal(p[1])),
        "decimal-to-long" => ((long)Decimal(p[1])).ToString(),
        "time-span" => Escape(new TimeSpan(long.Parse(p[1])).ToString(Format(p[2]))),
        "parse-time-span" => TimeSpan.Parse(Unescape(p[1])).Ticks.ToString(),
        "date" => Escape(new DateTime(long.Parse(p[1]), (DateTimeKind)int.Parse(p[2])).ToString(Format(p[3]))),
        "date-offset" => Escape(new DateTimeOffset(long.Parse(p[1]), new TimeSpan(long.Parse(p[2]))).ToString(Format(p[3]))),
        "math-1" => Bits((double)typeof(Math).GetMethod(p[1], [typeof(double)])!.Invoke(null, [Double(p[2])])!),
        "math-2" => Bits((double)typeof(Math).GetMethod(p[1], [typeof(double), typeof(double)])!.Invoke(null, [Double(p[2]), Double(p[3])])!),
        "math-round" => Bits(Math.Round(Double(p[1]), int.Parse(p[2]), (MidpointRounding)int.Parse(p[3]))),
        "single-round" => Bits(MathF.Round(Single(p[1]), int.Parse(p[2]), (MidpointRounding)int.Parse(p[3]))),
        "compare" => string.Compare(Unescape(p[1]), Unescape(p[2]), (StringComparison)int.Parse(p[3])).ToString(),
        "index" => Unescape(p[1]).IndexOf(Unescape(p[2]), int.Parse(p[3]), int.Parse(p[4]), (StringComparison)int.Parse(p[5])).ToString(),
        "last-index" => Unescape(p[1]).LastIndexOf(Unescape(p[2]), int.Parse(p[3]), int.Parse(p[4]), (StringComparison)int.Parse(p[5])).ToString(),
        "replace" => Escape(Unescape(p[1]).Replace(Unescape(p[2]), Unescape(p[3]), (StringComparison)int.Parse(p[4]))),
        "trim" => Escape(Unescape(p[1]).Trim()),
        "upper" => Escape(Unescape(p[1]).ToUpperInvariant()),
        "lower" => Escape(Unescape(p[1]).ToLowerInvariant()),
        "line-endings" => Escape(Unescape(p[1]).ReplaceLineEndings(Unescape(p[2]))),
        "substring" => Escape(Unescape(p[1]).Substring(int.Parse(p[2]), int.Parse(p[3]))),
        "category" => $"{(int)char.GetUnicodeCategory((char)int.Parse(p[1]))} {(char.IsWhiteSpace((char)int.Parse(p[1])) ? 1 : 0)}",
        "to-int" => Convert.ToInt32(Unescape(p[1]), int.Parse(p[2])).ToString(),
        "to-base" => Escape(Convert.ToString(int.Parse(p[1]), int.Parse(p[2]))),
        "wide" => Wide(p[1], Int128.Parse(p[2]), Int128.Parse(p[3])).ToString(),
        "big" => Big(p[1], System.Numerics.BigInteger.Parse(p[2]), System.Numerics.BigInteger.Parse(p[3])).ToString(),
        _ => throw new ArgumentException(p[0]),
    };

    private static Int128 Wide(string operation, Int128 a, Int128 b) => operation switch
    {
        "+" => a + b,
        "-" => a - b,
        "*" => a * b,
        "/" => a / b,
        "%" => a % b,
        "checked *" => checked(a * b),
        _ => checked(a + b),
    };

    private static System.Numerics.BigInteger Big(string operation, System.Numerics.BigInteger a, System.Numerics.BigInteger b) => operation switch
    {
        "+" => a + b,
        "-" => a - b,
        "*" => a * b,
        "/" => a / b,
        "%" => a % b,
        "&" => a & b,
        "|" => a | b,
        "^" => a ^ b,
        "<<" => a << (int)b,
        _ => System.Numerics.BigInteger.GreatestCommonDivisor(a, b),
    };

    private static NumberStyles Style(string text) => (NumberStyles)int.Parse(text);
    private static string? Format(string text) => text == "null" ? null : Unescape(text);
    private static double Double(string bits) => BitConverter.Int64BitsToDouble(long.Parse(bits));
    private static float Single(string bits) => BitConverter.Int32BitsToSingle(int.Parse(bits));
    private static string Bits(double value) => double.IsNaN(value) ? "NaN" : BitConverter.DoubleToInt64Bits(value).ToString();
    private static string Bits(float value) => float.IsNaN(value) ? "NaN" : BitConverter.SingleToInt32Bits(value).ToString();

    private static string Fields(decimal value)
    {
        int[] bits = decimal.GetBits(value);
        return $"{bits[3]}:{(uint)bits[2]}:{((ulong)(uint)bits[1] << 32) | (uint)bits[0]}";
    }

    private static decimal Decimal(string fields)
    {
        string[] part = fields.Split(':');
        ulong low = ulong.Parse(part[2]);
        return new decimal([(int)low, (int)(low >> 32), (int)uint.Parse(part[1]), int.Parse(part[0])]);
    }

    private static string Escape(string text)
    {
        StringBuilder result = new();
        foreach (char c in text)
        {
            if (c is < ' ' or > '~' or '\\') result.Append($"\\u{(int)c:x4}");
            else result.Append(c);
        }
        return result.ToString();
    }

    private static string Unescape(string text)
    {
        StringBuilder result = new();
        for (int i = 0; i < text.Length; i++)
        {
            if (text[i] != '\\')
            {
                result.Append(text[i]);
                continue;
            }
            result.Append((char)Convert.ToInt32(text.Substring(i + 2, 4), 16));
            i += 5;
        }
        return result.ToString();
    }
}
