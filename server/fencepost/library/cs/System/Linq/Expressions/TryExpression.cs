namespace System.Linq.Expressions;

using Collections.Generic;
using Collections.ObjectModel;

public sealed class TryExpression : Expression
{
    private readonly Type type;

    internal TryExpression(Type type, Expression body, Expression @finally, Expression fault, ReadOnlyCollection<CatchBlock> handlers)
    {
        this.type = type;
        Body = body;
        Finally = @finally;
        Fault = fault;
        Handlers = handlers;
    }

    public override Type Type => type;
    public override ExpressionType NodeType => ExpressionType.Try;
    public Expression Body { get; }
    public ReadOnlyCollection<CatchBlock> Handlers { get; }
    public Expression Finally { get; }
    public Expression Fault { get; }

    public TryExpression Update(Expression body, IEnumerable<CatchBlock> handlers, Expression @finally, Expression fault) =>
        body == Body && @finally == Finally && fault == Fault && Children.Same(handlers, Handlers) ? this : MakeTry(type, body, @finally, fault, handlers);

    protected internal override Expression Accept(ExpressionVisitor visitor) => visitor.VisitTry(this);
}
