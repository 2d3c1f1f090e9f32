namespace System.Linq.Expressions;

public sealed class LabelTarget
{
    internal LabelTarget(Type type, string name)
    {
        Type = type;
        Name = name;
    }

    public string Name { get; }
    public Type Type { get; }
    public override string ToString() => string.IsNullOrEmpty(Name) ? "UnamedLabel" : Name;
}

public sealed class LabelExpression : Expression
{
    internal LabelExpression(LabelTarget target, Expression defaultValue)
    {
        Target = target;
        DefaultValue = defaultValue;
    }

    public override Type Type => Target.Type;
    public override ExpressionType NodeType => ExpressionType.Label;
    public LabelTarget Target { get; }
    public Expression DefaultValue { get; }
    public LabelExpression Update(LabelTarget target, Expression defaultValue) => target == Target && defaultValue == DefaultValue ? this : Label(target, defaultValue);
    protected internal override Expression Accept(ExpressionVisitor visitor) => visitor.VisitLabel(this);
}

public enum GotoExpressionKind { Goto, Return, Break, Continue }

public sealed class GotoExpression : Expression
{
    private readonly Type type;

    internal GotoExpression(GotoExpressionKind kind, LabelTarget target, Expression value, Type type)
    {
        this.type = type;
        Kind = kind;
        Target = target;
        Value = value;
    }

    public override Type Type => type;
    public override ExpressionType NodeType => ExpressionType.Goto;
    public Expression Value { get; }
    public LabelTarget Target { get; }
    public GotoExpressionKind Kind { get; }
    public GotoExpression Update(LabelTarget target, Expression value) => target == Target && value == Value ? this : MakeGoto(Kind, target, value, type);
    protected internal override Expression Accept(ExpressionVisitor visitor) => visitor.VisitGoto(this);
}

public sealed class LoopExpression : Expression
{
    internal LoopExpression(Expression body, LabelTarget breakLabel, LabelTarget continueLabel)
    {
        Body = body;
        BreakLabel = breakLabel;
        ContinueLabel = continueLabel;
    }

    public override Type Type => BreakLabel == null ? typeof(void) : BreakLabel.Type;
    public override ExpressionType NodeType => ExpressionType.Loop;
    public Expression Body { get; }
    public LabelTarget BreakLabel { get; }
    public LabelTarget ContinueLabel { get; }

    public LoopExpression Update(LabelTarget breakLabel, LabelTarget continueLabel, Expression body) =>
        breakLabel == BreakLabel && continueLabel == ContinueLabel && body == Body ? this : Loop(body, breakLabel, continueLabel);

    protected internal override Expression Accept(ExpressionVisitor visitor) => visitor.VisitLoop(this);
}

public abstract partial class Expression
{
    public static LabelTarget Label() => Label(typeof(void), null);
    public static LabelTarget Label(string name) => Label(typeof(void), name);
    public static LabelTarget Label(Type type) => Label(type, null);

    public static LabelTarget Label(Type type, string name)
    {
        ArgumentNullException.ThrowIfNull(type);
        RequireType(type, nameof(type));
        return new LabelTarget(type, name);
    }

    public static LabelExpression Label(LabelTarget target) => Label(target, null);

    public static LabelExpression Label(LabelTarget target, Expression defaultValue)
    {
        RequireValue(target, ref defaultValue, "Label type must be System.Void if an expression is not supplied", nameof(target), "defaultValue");
        return new LabelExpression(target, defaultValue);
    }

    private static void RequireValue(LabelTarget target, ref Expression value, string missing, string name, string valueName)
    {
        ArgumentNullException.ThrowIfNull(target, name);
        if (value == null)
        {
            if (target.Type != typeof(void)) throw new ArgumentException(missing, name);
            return;
        }
        RequireReadable(value, valueName);
        if (target.Type != typeof(void) && !Types.IsReferenceAssignable(target.Type, value.Type) && !Quoted(target.Type, ref value))
        {
            throw new ArgumentException("Expression of type '" + value.Type + "' cannot be used for label of type '" + target.Type + "'");
        }
    }

    public static GotoExpression Goto(LabelTarget target) => MakeGoto(GotoExpressionKind.Goto, target, null, typeof(void));
    public static GotoExpression Goto(LabelTarget target, Type type) => MakeGoto(GotoExpressionKind.Goto, target, null, type);
    public static GotoExpression Goto(LabelTarget target, Expression value) => MakeGoto(GotoExpressionKind.Goto, target, value, typeof(void));
    public static GotoExpression Goto(LabelTarget target, Expression value, Type type) => MakeGoto(GotoExpressionKind.Goto, target, value, type);
    public static GotoExpression Break(LabelTarget target) => MakeGoto(GotoExpressionKind.Break, target, null, typeof(void));
    public static GotoExpression Break(LabelTarget target, Expression value) => MakeGoto(GotoExpressionKind.Break, target, value, typeof(void));
    public static GotoExpression Break(LabelTarget target, Type type) => MakeGoto(GotoExpressionKind.Break, target, null, type);
    public static GotoExpression Break(LabelTarget target, Expression value, Type type) => MakeGoto(GotoExpressionKind.Break, target, value, type);
    public static GotoExpression Continue(LabelTarget target) => MakeGoto(GotoExpressionKind.Continue, target, null, typeof(void));
    public static GotoExpression Continue(LabelTarget target, Type type) => MakeGoto(GotoExpressionKind.Continue, target, null, type);
    public static GotoExpression Return(LabelTarget target) => MakeGoto(GotoExpressionKind.Return, target, null, typeof(void));
    public static GotoExpression Return(LabelTarget target, Type type) => MakeGoto(GotoExpressionKind.Return, target, null, type);
    public static GotoExpression Return(LabelTarget target, Expression value) => MakeGoto(GotoExpressionKind.Return, target, value, typeof(void));
    public static GotoExpression Return(LabelTarget target, Expression value, Type type) => MakeGoto(GotoExpressionKind.Return, target, value, type);

    public static GotoExpression MakeGoto(GotoExpressionKind kind, LabelTarget target, Expression value, Type type)
    {
        RequireValue(target, ref value, "Label type must be System.Void if an expression is not supplied", nameof(target), "value");
        return new GotoExpression(kind, target, value, type);
    }

    public static LoopExpression Loop(Expression body) => Loop(body, null, null);
    public static LoopExpression Loop(Expression body, LabelTarget @break) => Loop(body, @break, null);

    public static LoopExpression Loop(Expression body, LabelTarget @break, LabelTarget @continue)
    {
        RequireReadable(body, nameof(body));
        if (@continue != null && @continue.Type != typeof(void)) throw new ArgumentException("Type must be System.Void for this label argument", nameof(@continue));
        return new LoopExpression(body, @break, @continue);
    }
}
