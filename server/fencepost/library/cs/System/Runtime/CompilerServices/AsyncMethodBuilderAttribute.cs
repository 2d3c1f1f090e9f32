namespace System.Runtime.CompilerServices;

[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Interface | AttributeTargets.Delegate | AttributeTargets.Enum | AttributeTargets.Method, Inherited = false)]
public sealed class AsyncMethodBuilderAttribute : Attribute
{
    public AsyncMethodBuilderAttribute(Type builderType) => BuilderType = builderType;
    public Type BuilderType { get; }
}
