namespace System.Linq.Expressions;

using Reflection;

public class MemberExpression : Expression
{
    internal MemberExpression(Expression expression, MemberInfo member)
    {
        Expression = expression;
        Member = member;
    }

    internal static MemberExpression Of(Expression expression, MemberInfo member) =>
        member is FieldInfo ? new FieldExpression(expression, member) : new PropertyExpression(expression, member);

    public sealed override ExpressionType NodeType => ExpressionType.MemberAccess;
    public sealed override Type Type => Fencepost.Members.TypeOf(Member);
    public MemberInfo Member { get; }
    public Expression Expression { get; }
    public MemberExpression Update(Expression expression) => expression == Expression ? this : MakeMemberAccess(expression, Member);
    protected internal override Expression Accept(ExpressionVisitor visitor) => visitor.VisitMember(this);
}
