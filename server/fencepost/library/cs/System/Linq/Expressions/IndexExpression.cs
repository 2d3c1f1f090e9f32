namespace System.Linq.Expressions;

using Collections.Generic;
using Collections.ObjectModel;
using Reflection;

public sealed class IndexExpression : Expression, IArgumentProvider
{
    internal IndexExpression(Expression instance, PropertyInfo indexer, ReadOnlyCollection<Expression> arguments)
    {
        Object = instance;
        Indexer = indexer;
        Arguments = arguments;
    }

    public override ExpressionType NodeType => ExpressionType.Index;
    public override Type Type => Indexer is null ? Object.Type.GetElementType() : Indexer.PropertyType;
    public Expression Object { get; }
    public PropertyInfo Indexer { get; }
    public ReadOnlyCollection<Expression> Arguments { get; }
    public int ArgumentCount => Arguments.Count;
    public Expression GetArgument(int index) => Arguments[index];

    public IndexExpression Update(Expression @object, IEnumerable<Expression> arguments) =>
        @object == Object && Children.Same(arguments, Arguments) ? this : MakeIndex(@object, Indexer, arguments);

    protected internal override Expression Accept(ExpressionVisitor visitor) => visitor.VisitIndex(this);
}
