namespace System.Linq.Expressions;

using Collections.Generic;
using Collections.ObjectModel;

public sealed class MemberInitExpression : Expression
{
    internal MemberInitExpression(NewExpression newExpression, ReadOnlyCollection<MemberBinding> bindings)
    {
        NewExpression = newExpression;
        Bindings = bindings;
    }

    public override ExpressionType NodeType => ExpressionType.MemberInit;
    public override Type Type => NewExpression.Type;
    public override bool CanReduce => true;
    public NewExpression NewExpression { get; }
    public ReadOnlyCollection<MemberBinding> Bindings { get; }

    public override Expression Reduce()
    {
        ParameterExpression made = Variable(Type, null);
        List<Expression> steps = new List<Expression> { Assign(made, NewExpression) };
        Reduced(made, Bindings, steps);
        steps.Add(made);
        return Block(new[] { made }, steps);
    }

    private static void Reduced(Expression target, ReadOnlyCollection<MemberBinding> bindings, List<Expression> steps)
    {
        foreach (MemberBinding binding in bindings)
        {
            Expression place = MakeMemberAccess(target, binding.Member);
            if (binding is MemberAssignment assignment)
            {
                steps.Add(Assign(place, assignment.Expression));
                continue;
            }
            ParameterExpression inner = Variable(place.Type, null);
            List<Expression> parts = new List<Expression> { Assign(inner, place) };
            if (binding is MemberMemberBinding members) Reduced(inner, members.Bindings, parts);
            else foreach (ElementInit item in ((MemberListBinding)binding).Initializers) parts.Add(Call(inner, item.AddMethod, item.Arguments));
            parts.Add(Empty());
            steps.Add(Block(new[] { inner }, parts));
        }
    }

    public MemberInitExpression Update(NewExpression newExpression, IEnumerable<MemberBinding> bindings) =>
        newExpression == NewExpression && Children.Same(bindings, Bindings) ? this : MemberInit(newExpression, bindings);

    protected internal override Expression Accept(ExpressionVisitor visitor) => visitor.VisitMemberInit(this);
}
