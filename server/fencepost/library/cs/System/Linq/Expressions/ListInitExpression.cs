namespace System.Linq.Expressions;

using Collections.Generic;
using Collections.ObjectModel;

public sealed class ListInitExpression : Expression
{
    internal ListInitExpression(NewExpression newExpression, ReadOnlyCollection<ElementInit> initializers)
    {
        NewExpression = newExpression;
        Initializers = initializers;
    }

    public override ExpressionType NodeType => ExpressionType.ListInit;
    public override Type Type => NewExpression.Type;
    public override bool CanReduce => true;
    public NewExpression NewExpression { get; }
    public ReadOnlyCollection<ElementInit> Initializers { get; }

    public override Expression Reduce()
    {
        ParameterExpression made = Variable(Type, null);
        Expression[] steps = new Expression[Initializers.Count + 2];
        steps[0] = Assign(made, NewExpression);
        for (int i = 0; i < Initializers.Count; i++) steps[i + 1] = Call(made, Initializers[i].AddMethod, Initializers[i].Arguments);
        steps[steps.Length - 1] = made;
        return Block(new[] { made }, steps);
    }

    public ListInitExpression Update(NewExpression newExpression, IEnumerable<ElementInit> initializers) =>
        newExpression == NewExpression && Children.Same(initializers, Initializers) ? this : ListInit(newExpression, initializers);

    protected internal override Expression Accept(ExpressionVisitor visitor) => visitor.VisitListInit(this);
}
