namespace System.Dynamic;

using System.Linq.Expressions;

public abstract class UnaryOperationBinder : DynamicMetaObjectBinder
{
    protected UnaryOperationBinder(ExpressionType operation) => Operation = operation;
    public ExpressionType Operation { get; }
    public sealed override Type ReturnType => Operation is ExpressionType.IsTrue or ExpressionType.IsFalse ? typeof(bool) : typeof(object);
}
