namespace System.Linq.Expressions;

using Reflection;

// Exceptions of more than one factory, with the messages of .NET.
internal static class Problem
{
    internal static Exception NoBinary(ExpressionType kind, Type left, Type right) =>
        new InvalidOperationException("The binary operator " + kind + " is not defined for the types '" + left + "' and '" + right + "'.");

    internal static Exception NoUnary(ExpressionType kind, Type type) =>
        new InvalidOperationException("The unary operator " + kind + " is not defined for the type '" + type + "'.");

    internal static Exception NoConversion(Type from, Type to) =>
        new InvalidOperationException("No coercion operator is defined between types '" + from + "' and '" + to + "'.");

    internal static Exception ArgumentCount(MethodInfo method, string name = "method") =>
        new ArgumentException("Incorrect number of arguments supplied for call to method '" + method + "'", name);

    internal static Exception OperandMismatch(ExpressionType kind, string method) =>
        new InvalidOperationException("The operands for operator '" + kind + "' do not match the parameters of method '" + method + "'.");

    internal static Exception TypesDiffer(string name = null) => new ArgumentException("Argument types do not match", name);

    internal static Exception NoKind(ExpressionType kind) => new ArgumentException("Unhandled binary: " + kind, "binaryType");
    internal static Exception NoUnaryKind(ExpressionType kind) => new ArgumentException("Unhandled unary: " + kind, "unaryType");
}
