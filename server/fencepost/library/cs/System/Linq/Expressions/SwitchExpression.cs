namespace System.Linq.Expressions;

using Collections.Generic;
using Collections.ObjectModel;
using Reflection;

public sealed class SwitchExpression : Expression
{
    private readonly Type type;

    internal SwitchExpression(Type type, Expression switchValue, Expression defaultBody, MethodInfo comparison, ReadOnlyCollection<SwitchCase> cases)
    {
        this.type = type;
        SwitchValue = switchValue;
        DefaultBody = defaultBody;
        Comparison = comparison;
        Cases = cases;
    }

    public override Type Type => type;
    public override ExpressionType NodeType => ExpressionType.Switch;
    public Expression SwitchValue { get; }
    public ReadOnlyCollection<SwitchCase> Cases { get; }
    public Expression DefaultBody { get; }
    public MethodInfo Comparison { get; }

    public SwitchExpression Update(Expression switchValue, IEnumerable<SwitchCase> cases, Expression defaultBody) =>
        switchValue == SwitchValue && defaultBody == DefaultBody && cases != null && Children.Same(cases, Cases) ? this : Switch(type, switchValue, defaultBody, Comparison, cases);

    protected internal override Expression Accept(ExpressionVisitor visitor) => visitor.VisitSwitch(this);
}
