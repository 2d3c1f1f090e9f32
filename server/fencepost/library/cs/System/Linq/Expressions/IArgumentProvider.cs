namespace System.Linq.Expressions;

public interface IArgumentProvider
{
    int ArgumentCount { get; }
    Expression GetArgument(int index);
}

public interface IParameterProvider
{
    int ParameterCount { get; }
    ParameterExpression GetParameter(int index);
}
