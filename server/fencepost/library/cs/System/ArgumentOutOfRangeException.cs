using System.Numerics;

namespace System;

public class ArgumentOutOfRangeException : ArgumentException
{
    private const string Default = "Specified argument was out of the range of valid values.";

    private readonly object actualValue;

    public ArgumentOutOfRangeException() : base(Default) => HResult = unchecked((int)0x80131502);
    public ArgumentOutOfRangeException(string paramName) : base(Default, paramName) => HResult = unchecked((int)0x80131502);
    public ArgumentOutOfRangeException(string message, Exception innerException) : base(message, innerException) => HResult = unchecked((int)0x80131502);
    public ArgumentOutOfRangeException(string paramName, string message) : base(message, paramName) => HResult = unchecked((int)0x80131502);
    public ArgumentOutOfRangeException(string paramName, object actualValue, string message) : this(paramName, message) => this.actualValue = actualValue;

    public virtual object ActualValue => actualValue;

    public override string Message => actualValue == null ? base.Message : base.Message + "\nActual value was " + actualValue.ToString() + ".";

    public static void ThrowIfZero<T>(T value, [CallerArgumentExpression("value")] string paramName = null) where T : INumberBase<T>
    {
        if (T.IsZero(value)) throw new ArgumentOutOfRangeException(paramName, value, paramName + " ('" + value + "') must be a non-zero value.");
    }

    public static void ThrowIfNegative<T>(T value, [CallerArgumentExpression("value")] string paramName = null) where T : INumberBase<T>
    {
        if (T.IsNegative(value)) throw new ArgumentOutOfRangeException(paramName, value, paramName + " ('" + value + "') must be a non-negative value.");
    }

    public static void ThrowIfNegativeOrZero<T>(T value, [CallerArgumentExpression("value")] string paramName = null) where T : INumberBase<T>
    {
        if (T.IsNegative(value) || T.IsZero(value)) throw new ArgumentOutOfRangeException(paramName, value, paramName + " ('" + value + "') must be a non-negative and non-zero value.");
    }

    public static void ThrowIfEqual<T>(T value, T other, [CallerArgumentExpression("value")] string paramName = null)
    {
        if (EqualityComparer<T>.Default.Equals(value, other)) throw new ArgumentOutOfRangeException(paramName, value, paramName + " ('" + Text(value) + "') must not be equal to '" + Text(other) + "'.");
    }

    public static void ThrowIfNotEqual<T>(T value, T other, [CallerArgumentExpression("value")] string paramName = null)
    {
        if (!EqualityComparer<T>.Default.Equals(value, other)) throw new ArgumentOutOfRangeException(paramName, value, paramName + " ('" + Text(value) + "') must be equal to '" + Text(other) + "'.");
    }

    public static void ThrowIfGreaterThan<T>(T value, T other, [CallerArgumentExpression("value")] string paramName = null) where T : IComparable<T>
    {
        if (value.CompareTo(other) > 0) throw new ArgumentOutOfRangeException(paramName, value, paramName + " ('" + value + "') must be less than or equal to '" + other + "'.");
    }

    public static void ThrowIfGreaterThanOrEqual<T>(T value, T other, [CallerArgumentExpression("value")] string paramName = null) where T : IComparable<T>
    {
        if (value.CompareTo(other) >= 0) throw new ArgumentOutOfRangeException(paramName, value, paramName + " ('" + value + "') must be less than '" + other + "'.");
    }

    public static void ThrowIfLessThan<T>(T value, T other, [CallerArgumentExpression("value")] string paramName = null) where T : IComparable<T>
    {
        if (value.CompareTo(other) < 0) throw new ArgumentOutOfRangeException(paramName, value, paramName + " ('" + value + "') must be greater than or equal to '" + other + "'.");
    }

    public static void ThrowIfLessThanOrEqual<T>(T value, T other, [CallerArgumentExpression("value")] string paramName = null) where T : IComparable<T>
    {
        if (value.CompareTo(other) <= 0) throw new ArgumentOutOfRangeException(paramName, value, paramName + " ('" + value + "') must be greater than '" + other + "'.");
    }

    private static string Text(object value) => value == null ? "null" : value.ToString();
}
