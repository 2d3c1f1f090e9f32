namespace System.Dynamic;

using System.Linq.Expressions;

public abstract class BinaryOperationBinder : DynamicMetaObjectBinder
{
    protected BinaryOperationBinder(ExpressionType operation) => Operation = operation;
    public ExpressionType Operation { get; }
    public sealed override Type ReturnType => typeof(object);
}
