namespace System.Linq.Expressions;

using Reflection;

public sealed class MemberAssignment : MemberBinding
{
    internal MemberAssignment(MemberInfo member, Expression expression) : base(MemberBindingType.Assignment, member) => Expression = expression;

    public Expression Expression { get; }
    public MemberAssignment Update(Expression expression) => expression == Expression ? this : Expressions.Expression.Bind(Member, expression);
}
