using System;
using System.Globalization;
using System.Linq.Expressions;
using System.Text;
using static System.Linq.Expressions.Expression;

namespace Conformance;

#nullable disable

/// <summary>Every operator, and every conversion, of values of every type of numbers.</summary>
public static class ExpressionNumbers
{
    public enum Eb : byte { A = 1, B = 200 }
    public enum El : long { A = -1, B = long.MaxValue }
    public enum Ei { A = -1, B = 5 }

    private static readonly ExpressionType[] binary =
    {
        ExpressionType.Add, ExpressionType.AddChecked, ExpressionType.Subtract, ExpressionType.SubtractChecked, ExpressionType.Multiply, ExpressionType.MultiplyChecked, ExpressionType.Divide, ExpressionType.Modulo,
        ExpressionType.And, ExpressionType.Or, ExpressionType.ExclusiveOr, ExpressionType.LessThan, ExpressionType.GreaterThanOrEqual, ExpressionType.Equal,
    };

    private static readonly ExpressionType[] unary = { ExpressionType.Negate, ExpressionType.NegateChecked, ExpressionType.Not, ExpressionType.OnesComplement, ExpressionType.UnaryPlus, ExpressionType.Increment, ExpressionType.Decrement };

    private static readonly Type[] all =
    {
        typeof(sbyte), typeof(byte), typeof(short), typeof(ushort), typeof(int), typeof(uint), typeof(long), typeof(ulong), typeof(char), typeof(float), typeof(double), typeof(decimal), typeof(bool), typeof(Eb), typeof(El), typeof(int?), typeof(long?), typeof(Ei?), typeof(object),
    };

    private static string Run(Func<Expression> make)
    {
        Expression node;
        try { node = make(); }
        catch (InvalidOperationException) { return "- "; }
        try { return (System.Convert.ToString(Lambda<Func<object>>(Expression.Convert(node, typeof(object))).Compile()(), CultureInfo.InvariantCulture) ?? "null") + " "; }
        catch (Exception e) { return e.GetType().Name.Replace("Exception", "") + " "; }
    }

    private static string Ops<X>(params X[] values)
    {
        StringBuilder text = new();
        foreach (ExpressionType kind in binary)
        {
            text.Append(kind).Append(':');
            foreach (X a in values) foreach (X b in values) text.Append(Run(() => MakeBinary(kind, Constant(a, typeof(X)), Constant(b, typeof(X)))));
        }
        foreach (ExpressionType kind in unary)
        {
            text.Append(kind).Append(':');
            foreach (X a in values) text.Append(Run(() => MakeUnary(kind, Constant(a, typeof(X)), null)));
        }
        foreach (int count in new[] { 0, 7, 33, 65, -1 })
        {
            text.Append(count).Append(':');
            foreach (X a in values) text.Append(Run(() => LeftShift(Constant(a, typeof(X)), Constant(count)))).Append(Run(() => RightShift(Constant(a, typeof(X)), Constant(count))));
        }
        return text.ToString();
    }

    private static string Convs<X>(params X[] values)
    {
        StringBuilder text = new();
        foreach (Type type in all)
        {
            text.Append(type.Name).Append(':');
            foreach (X a in values) text.Append(Run(() => Expression.Convert(Constant(a, typeof(X)), type))).Append(Run(() => ConvertChecked(Constant(a, typeof(X)), type)));
        }
        return text.ToString();
    }

    public static string OperatorsOfSbyte() => Ops<sbyte>(0, 1, -1, 127, -128);
    public static string OperatorsOfByte() => Ops<byte>(0, 1, 255);
    public static string OperatorsOfShort() => Ops<short>(0, 1, -1, 32767, -32768);
    public static string OperatorsOfUshort() => Ops<ushort>(0, 3, 65535);
    public static string OperatorsOfInt() => Ops<int>(0, 7, -1, int.MaxValue, int.MinValue);
    public static string OperatorsOfUint() => Ops<uint>(0, 7, uint.MaxValue);
    public static string OperatorsOfLong() => Ops<long>(0, -3, long.MaxValue, long.MinValue);
    public static string OperatorsOfUlong() => Ops<ulong>(0, 7, ulong.MaxValue, 1UL << 63);
    public static string OperatorsOfChar() => Ops<char>('a', 'b');
    public static string OperatorsOfFloat() => Ops<float>(0, 1.5f, -2, float.NaN, float.PositiveInfinity, float.MaxValue);
    public static string OperatorsOfDouble() => Ops<double>(0, 1.5, -2, double.NaN, double.NegativeInfinity);
    public static string OperatorsOfDecimal() => Ops<decimal>(0, 1.5m, -2, decimal.MaxValue);
    public static string OperatorsOfBool() => Ops<bool>(false, true);
    public static string OperatorsOfEnum() => Ops<Eb>(Eb.A, Eb.B);
    public static string OperatorsOfNullableInt() => Ops<int?>(null, 7, int.MaxValue);
    public static string OperatorsOfNullableBool() => Ops<bool?>(null, true, false);
    public static string OperatorsOfNullableDecimal() => Ops<decimal?>(null, 3m);
    public static string OperatorsOfNullableEnum() => Ops<Ei?>(null, Ei.A);
    public static string OperatorsOfString() => Ops<string>(null, "a");
    public static string OperatorsOfDate() => Ops<DateTime>(DateTime.MinValue, new DateTime(2020,1,1));
    public static string OperatorsOfSpan() => Ops<TimeSpan>(TimeSpan.Zero, new TimeSpan(5));
    public static string OperatorsOfNullableUlong() => Ops<ulong?>(null, ulong.MaxValue, 1);
    public static string OperatorsOfNullableDouble() => Ops<double?>(null, double.NaN, 1);
    public static string ConversionsOfSbyte() => Convs<sbyte>(0, -1, 127);
    public static string ConversionsOfByte() => Convs<byte>(0, 255);
    public static string ConversionsOfShort() => Convs<short>(1, -32768);
    public static string ConversionsOfUshort() => Convs<ushort>(65535);
    public static string ConversionsOfInt() => Convs<int>(0, 300, -1, int.MaxValue);
    public static string ConversionsOfUint() => Convs<uint>(5, uint.MaxValue);
    public static string ConversionsOfLong() => Convs<long>(5, -3, long.MaxValue);
    public static string ConversionsOfUlong() => Convs<ulong>(5, ulong.MaxValue);
    public static string ConversionsOfChar() => Convs<char>('a', '\uffff');
    public static string ConversionsOfFloat() => Convs<float>(1.7f, -1.5f, 3e9f);
    public static string ConversionsOfDouble() => Convs<double>(65.9, -1.5, 255.5);
    public static string ConversionsOfBool() => Convs<bool>(true, false);
    public static string ConversionsOfByteEnum() => Convs<Eb>(Eb.A, Eb.B, (Eb)7);
    public static string ConversionsOfLongEnum() => Convs<El>(El.A, El.B);
    public static string ConversionsOfNullableInt() => Convs<int?>(null, 300);
    public static string ConversionsOfNullableEnum() => Convs<Ei?>(null, Ei.A);
    public static string ConversionsOfDecimal() => Convs<decimal>(1.7m, -1m, 300m);
    public static string ConversionsOfNullableDecimal() => Convs<decimal?>(null, 5m);
    public static string ConversionsOfObject() => Convs<object>(null, 5, Ei.B, 3.5, "s");
}
