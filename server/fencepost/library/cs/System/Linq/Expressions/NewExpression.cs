namespace System.Linq.Expressions;

using Collections.Generic;
using Collections.ObjectModel;
using Reflection;

public class NewExpression : Expression, IArgumentProvider
{
    private readonly Type type;

    internal NewExpression(Type type, ConstructorInfo constructor, ReadOnlyCollection<Expression> arguments, ReadOnlyCollection<MemberInfo> members)
    {
        this.type = type;
        Constructor = constructor;
        Arguments = arguments;
        Members = members;
    }

    public sealed override ExpressionType NodeType => ExpressionType.New;
    public override Type Type => type;
    public ConstructorInfo Constructor { get; }
    public ReadOnlyCollection<Expression> Arguments { get; }
    public ReadOnlyCollection<MemberInfo> Members { get; }
    public int ArgumentCount => Arguments.Count;
    public Expression GetArgument(int index) => Arguments[index];

    public NewExpression Update(IEnumerable<Expression> arguments)
    {
        if (Children.Same(arguments, Arguments)) return this;
        return Members != null ? New(Constructor, arguments, Members) : New(Constructor, arguments);
    }

    protected internal override Expression Accept(ExpressionVisitor visitor) => visitor.VisitNew(this);
}
