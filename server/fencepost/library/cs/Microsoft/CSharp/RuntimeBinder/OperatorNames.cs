namespace Microsoft.CSharp.RuntimeBinder;

using System.Linq.Expressions;

/// <summary>What operators are called in C#, and what their methods are called.</summary>
internal static class OperatorNames
{
    internal static ExpressionType Simple(ExpressionType operation)
    {
        switch (operation)
        {
            case ExpressionType.AddAssign: case ExpressionType.AddChecked: case ExpressionType.AddAssignChecked: return ExpressionType.Add;
            case ExpressionType.SubtractAssign: case ExpressionType.SubtractChecked: case ExpressionType.SubtractAssignChecked: return ExpressionType.Subtract;
            case ExpressionType.MultiplyAssign: case ExpressionType.MultiplyChecked: case ExpressionType.MultiplyAssignChecked: return ExpressionType.Multiply;
            case ExpressionType.DivideAssign: return ExpressionType.Divide;
            case ExpressionType.ModuloAssign: return ExpressionType.Modulo;
            case ExpressionType.AndAssign: return ExpressionType.And;
            case ExpressionType.OrAssign: return ExpressionType.Or;
            case ExpressionType.ExclusiveOrAssign: return ExpressionType.ExclusiveOr;
            case ExpressionType.LeftShiftAssign: return ExpressionType.LeftShift;
            case ExpressionType.RightShiftAssign: return ExpressionType.RightShift;
            case ExpressionType.NegateChecked: return ExpressionType.Negate;
        }
        return operation;
    }

    internal static string Method(ExpressionType operation)
    {
        switch (operation)
        {
            case ExpressionType.Add: return "op_Addition";
            case ExpressionType.Subtract: return "op_Subtraction";
            case ExpressionType.Multiply: return "op_Multiply";
            case ExpressionType.Divide: return "op_Division";
            case ExpressionType.Modulo: return "op_Modulus";
            case ExpressionType.And: return "op_BitwiseAnd";
            case ExpressionType.Or: return "op_BitwiseOr";
            case ExpressionType.ExclusiveOr: return "op_ExclusiveOr";
            case ExpressionType.LeftShift: return "op_LeftShift";
            case ExpressionType.RightShift: return "op_RightShift";
            case ExpressionType.Equal: return "op_Equality";
            case ExpressionType.NotEqual: return "op_Inequality";
            case ExpressionType.LessThan: return "op_LessThan";
            case ExpressionType.LessThanOrEqual: return "op_LessThanOrEqual";
            case ExpressionType.GreaterThan: return "op_GreaterThan";
            case ExpressionType.GreaterThanOrEqual: return "op_GreaterThanOrEqual";
            case ExpressionType.Negate: return "op_UnaryNegation";
            case ExpressionType.UnaryPlus: return "op_UnaryPlus";
            case ExpressionType.Not: return "op_LogicalNot";
            case ExpressionType.OnesComplement: return "op_OnesComplement";
            case ExpressionType.Increment: return "op_Increment";
            case ExpressionType.Decrement: return "op_Decrement";
            case ExpressionType.IsTrue: return "op_True";
            default: return "op_False";
        }
    }

    internal static string Symbol(ExpressionType operation, bool logical)
    {
        switch (operation)
        {
            case ExpressionType.Add: case ExpressionType.UnaryPlus: return "+";
            case ExpressionType.Subtract: case ExpressionType.Negate: return "-";
            case ExpressionType.Multiply: return "*";
            case ExpressionType.Divide: return "/";
            case ExpressionType.Modulo: return "%";
            case ExpressionType.And: return logical ? "&&" : "&";
            case ExpressionType.Or: return logical ? "||" : "|";
            case ExpressionType.ExclusiveOr: return "^";
            case ExpressionType.LeftShift: return "<<";
            case ExpressionType.RightShift: return ">>";
            case ExpressionType.Equal: return "==";
            case ExpressionType.NotEqual: return "!=";
            case ExpressionType.LessThan: return "<";
            case ExpressionType.LessThanOrEqual: return "<=";
            case ExpressionType.GreaterThan: return ">";
            case ExpressionType.GreaterThanOrEqual: return ">=";
            case ExpressionType.Not: return "!";
            case ExpressionType.OnesComplement: return "~";
            case ExpressionType.Increment: return "++";
            case ExpressionType.Decrement: return "--";
            case ExpressionType.IsTrue: return "true";
            default: return "false";
        }
    }
}
