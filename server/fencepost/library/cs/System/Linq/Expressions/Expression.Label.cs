namespace System.Linq.Expressions;

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
