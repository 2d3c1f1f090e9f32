namespace System.Linq.Expressions;

using Reflection;

public abstract class MemberBinding
{
    internal MemberBinding(MemberBindingType type, MemberInfo member)
    {
        BindingType = type;
        Member = member;
    }

    public MemberBindingType BindingType { get; }
    public MemberInfo Member { get; }
    public override string ToString() => new ExpressionText().Of(this);
}
