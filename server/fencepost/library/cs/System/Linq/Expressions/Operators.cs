namespace System.Linq.Expressions;

// Which operators there are, and what they are called.
internal static class Operators
{
    // The operation of a compound assignment; of anything else, Assign.
    internal static ExpressionType OfAssignment(ExpressionType kind) => kind switch
    {
        ExpressionType.AddAssign => ExpressionType.Add,
        ExpressionType.AddAssignChecked => ExpressionType.AddChecked,
        ExpressionType.SubtractAssign => ExpressionType.Subtract,
        ExpressionType.SubtractAssignChecked => ExpressionType.SubtractChecked,
        ExpressionType.MultiplyAssign => ExpressionType.Multiply,
        ExpressionType.MultiplyAssignChecked => ExpressionType.MultiplyChecked,
        ExpressionType.DivideAssign => ExpressionType.Divide,
        ExpressionType.ModuloAssign => ExpressionType.Modulo,
        ExpressionType.PowerAssign => ExpressionType.Power,
        ExpressionType.AndAssign => ExpressionType.And,
        ExpressionType.OrAssign => ExpressionType.Or,
        ExpressionType.ExclusiveOrAssign => ExpressionType.ExclusiveOr,
        ExpressionType.LeftShiftAssign => ExpressionType.LeftShift,
        ExpressionType.RightShiftAssign => ExpressionType.RightShift,
        _ => ExpressionType.Assign,
    };

    internal static string MethodName(ExpressionType kind) => (OfAssignment(kind) == ExpressionType.Assign ? kind : OfAssignment(kind)) switch
    {
        ExpressionType.Add or ExpressionType.AddChecked => "op_Addition",
        ExpressionType.Subtract or ExpressionType.SubtractChecked => "op_Subtraction",
        ExpressionType.Multiply or ExpressionType.MultiplyChecked => "op_Multiply",
        ExpressionType.Divide => "op_Division",
        ExpressionType.Modulo => "op_Modulus",
        ExpressionType.Power => "op_Exponent",
        ExpressionType.And or ExpressionType.AndAlso => "op_BitwiseAnd",
        ExpressionType.Or or ExpressionType.OrElse => "op_BitwiseOr",
        ExpressionType.ExclusiveOr => "op_ExclusiveOr",
        ExpressionType.LeftShift => "op_LeftShift",
        ExpressionType.RightShift => "op_RightShift",
        ExpressionType.Equal => "op_Equality",
        ExpressionType.NotEqual => "op_Inequality",
        ExpressionType.LessThan => "op_LessThan",
        ExpressionType.LessThanOrEqual => "op_LessThanOrEqual",
        ExpressionType.GreaterThan => "op_GreaterThan",
        ExpressionType.GreaterThanOrEqual => "op_GreaterThanOrEqual",
        ExpressionType.Negate or ExpressionType.NegateChecked => "op_UnaryNegation",
        ExpressionType.UnaryPlus => "op_UnaryPlus",
        ExpressionType.Not => "op_LogicalNot",
        ExpressionType.OnesComplement => "op_OnesComplement",
        ExpressionType.Increment => "op_Increment",
        ExpressionType.Decrement => "op_Decrement",
        ExpressionType.IsTrue => "op_True",
        ExpressionType.IsFalse => "op_False",
        _ => null,
    };

    // As texts of nodes have it; `logical` for operands that are true or false.
    internal static string Sign(ExpressionType kind, bool logical) => kind switch
    {
        ExpressionType.AndAlso => "AndAlso",
        ExpressionType.OrElse => "OrElse",
        ExpressionType.Assign => "=",
        ExpressionType.Equal => "==",
        ExpressionType.NotEqual => "!=",
        ExpressionType.GreaterThan => ">",
        ExpressionType.LessThan => "<",
        ExpressionType.GreaterThanOrEqual => ">=",
        ExpressionType.LessThanOrEqual => "<=",
        ExpressionType.Add or ExpressionType.AddChecked => "+",
        ExpressionType.AddAssign or ExpressionType.AddAssignChecked => "+=",
        ExpressionType.Subtract or ExpressionType.SubtractChecked => "-",
        ExpressionType.SubtractAssign or ExpressionType.SubtractAssignChecked => "-=",
        ExpressionType.Divide => "/",
        ExpressionType.DivideAssign => "/=",
        ExpressionType.Modulo => "%",
        ExpressionType.ModuloAssign => "%=",
        ExpressionType.Multiply or ExpressionType.MultiplyChecked => "*",
        ExpressionType.MultiplyAssign or ExpressionType.MultiplyAssignChecked => "*=",
        ExpressionType.LeftShift => "<<",
        ExpressionType.LeftShiftAssign => "<<=",
        ExpressionType.RightShift => ">>",
        ExpressionType.RightShiftAssign => ">>=",
        ExpressionType.And => logical ? "And" : "&",
        ExpressionType.AndAssign => logical ? "&&=" : "&=",
        ExpressionType.Or => logical ? "Or" : "|",
        ExpressionType.OrAssign => logical ? "||=" : "|=",
        ExpressionType.ExclusiveOr => "^",
        ExpressionType.ExclusiveOrAssign => "^=",
        ExpressionType.Power => "**",
        ExpressionType.PowerAssign => "**=",
        ExpressionType.Coalesce => "??",
        _ => throw new InvalidOperationException(),
    };
}
