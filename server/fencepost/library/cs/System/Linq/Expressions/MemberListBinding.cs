namespace System.Linq.Expressions;

using Collections.Generic;
using Collections.ObjectModel;
using Reflection;

public sealed class MemberListBinding : MemberBinding
{
    internal MemberListBinding(MemberInfo member, ReadOnlyCollection<ElementInit> initializers) : base(MemberBindingType.ListBinding, member) => Initializers = initializers;

    public ReadOnlyCollection<ElementInit> Initializers { get; }
    public MemberListBinding Update(IEnumerable<ElementInit> initializers) => Children.Same(initializers, Initializers) ? this : Expression.ListBind(Member, initializers);
}
