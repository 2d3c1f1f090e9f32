namespace System.Linq.Expressions;

using Collections.Generic;
using Collections.ObjectModel;
using Reflection;

public sealed class ElementInit : IArgumentProvider
{
    internal ElementInit(MethodInfo addMethod, ReadOnlyCollection<Expression> arguments)
    {
        AddMethod = addMethod;
        Arguments = arguments;
    }

    public MethodInfo AddMethod { get; }
    public ReadOnlyCollection<Expression> Arguments { get; }
    public int ArgumentCount => Arguments.Count;
    public Expression GetArgument(int index) => Arguments[index];
    public ElementInit Update(IEnumerable<Expression> arguments) => Children.Same(arguments, Arguments) ? this : Expression.ElementInit(AddMethod, arguments);
    public override string ToString() => new ExpressionText().Of(this);
}
