namespace System.Linq.Expressions;

using Collections.Generic;
using Collections.ObjectModel;
using Reflection;

public sealed class MemberMemberBinding : MemberBinding
{
    internal MemberMemberBinding(MemberInfo member, ReadOnlyCollection<MemberBinding> bindings) : base(MemberBindingType.MemberBinding, member) => Bindings = bindings;

    public ReadOnlyCollection<MemberBinding> Bindings { get; }
    public MemberMemberBinding Update(IEnumerable<MemberBinding> bindings) => Children.Same(bindings, Bindings) ? this : Expression.MemberBind(Member, bindings);
}
