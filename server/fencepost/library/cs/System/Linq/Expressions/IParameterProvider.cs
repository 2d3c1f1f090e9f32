namespace System.Linq.Expressions;

public interface IParameterProvider
{
    int ParameterCount { get; }
    ParameterExpression GetParameter(int index);
}
