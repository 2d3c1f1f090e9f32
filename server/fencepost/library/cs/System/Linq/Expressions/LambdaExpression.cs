namespace System.Linq.Expressions;

using Collections.ObjectModel;

public abstract class LambdaExpression : Expression, IParameterProvider
{
    internal LambdaExpression(Expression body, string name, bool tailCall, ReadOnlyCollection<ParameterExpression> parameters)
    {
        Body = body;
        Name = name;
        TailCall = tailCall;
        Parameters = parameters;
    }

    public sealed override ExpressionType NodeType => ExpressionType.Lambda;
    public ReadOnlyCollection<ParameterExpression> Parameters { get; }
    public string Name { get; }
    public Expression Body { get; }
    public Type ReturnType => Delegates.InvokeOf(Type).ReturnType;
    public bool TailCall { get; }
    int IParameterProvider.ParameterCount => Parameters.Count;
    ParameterExpression IParameterProvider.GetParameter(int index) => Parameters[index];

    public Delegate Compile() => Interpreter.Delegate(this, null);
    public Delegate Compile(bool preferInterpretation) => Compile();
    public Delegate Compile(DebugInfoGenerator debugInfoGenerator) => Compile();
}
