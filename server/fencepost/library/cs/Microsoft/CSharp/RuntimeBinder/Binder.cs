namespace Microsoft.CSharp.RuntimeBinder;

using System.Linq.Expressions;
using Infos = System.Collections.Generic.IEnumerable<CSharpArgumentInfo>;

/// <summary>What the compiler makes call sites with.</summary>
public static class Binder
{
    public static CallSiteBinder BinaryOperation(CSharpBinderFlags flags, ExpressionType operation, Type context, Infos argumentInfo) =>
        new CSharpBinaryOperationBinder(flags, operation, context, CSharpArgumentInfo.All(argumentInfo));

    public static CallSiteBinder UnaryOperation(CSharpBinderFlags flags, ExpressionType operation, Type context, Infos argumentInfo) =>
        new CSharpUnaryOperationBinder(flags, operation, context, CSharpArgumentInfo.All(argumentInfo));

    public static CallSiteBinder Convert(CSharpBinderFlags flags, Type type, Type context) =>
        new CSharpConvertBinder(flags, type, context);

    public static CallSiteBinder GetMember(CSharpBinderFlags flags, string name, Type context, Infos argumentInfo) =>
        new CSharpGetMemberBinder(name, context, CSharpArgumentInfo.All(argumentInfo));

    public static CallSiteBinder SetMember(CSharpBinderFlags flags, string name, Type context, Infos argumentInfo) =>
        new CSharpSetMemberBinder(flags, name, context, CSharpArgumentInfo.All(argumentInfo));

    public static CallSiteBinder IsEvent(CSharpBinderFlags flags, string name, Type context) => new CSharpIsEventBinder(name, context);

    public static CallSiteBinder GetIndex(CSharpBinderFlags flags, Type context, Infos argumentInfo) =>
        new CSharpGetIndexBinder(context, CSharpArgumentInfo.All(argumentInfo));

    public static CallSiteBinder SetIndex(CSharpBinderFlags flags, Type context, Infos argumentInfo) =>
        new CSharpSetIndexBinder(flags, context, CSharpArgumentInfo.All(argumentInfo));

    public static CallSiteBinder Invoke(CSharpBinderFlags flags, Type context, Infos argumentInfo) =>
        new CSharpInvokeBinder(flags, context, CSharpArgumentInfo.All(argumentInfo));

    public static CallSiteBinder InvokeMember(CSharpBinderFlags flags, string name, System.Collections.Generic.IEnumerable<Type> typeArguments, Type context, Infos argumentInfo) =>
        new CSharpInvokeMemberBinder(flags, name, typeArguments as Type[] ?? (typeArguments == null ? null : new List<Type>(typeArguments).ToArray()), context, CSharpArgumentInfo.All(argumentInfo));

    public static CallSiteBinder InvokeConstructor(CSharpBinderFlags flags, Type context, Infos argumentInfo) =>
        new CSharpInvokeConstructorBinder(context, CSharpArgumentInfo.All(argumentInfo));
}
