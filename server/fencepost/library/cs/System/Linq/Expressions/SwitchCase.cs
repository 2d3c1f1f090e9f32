namespace System.Linq.Expressions;

using Collections.Generic;
using Collections.ObjectModel;

public sealed class SwitchCase
{
    internal SwitchCase(Expression body, ReadOnlyCollection<Expression> testValues)
    {
        Body = body;
        TestValues = testValues;
    }

    public ReadOnlyCollection<Expression> TestValues { get; }
    public Expression Body { get; }

    public SwitchCase Update(IEnumerable<Expression> testValues, Expression body) =>
        testValues != null && body == Body && Children.Same(testValues, TestValues) ? this : Expression.SwitchCase(body, testValues);

    public override string ToString() => new ExpressionText().Of(this);
}
