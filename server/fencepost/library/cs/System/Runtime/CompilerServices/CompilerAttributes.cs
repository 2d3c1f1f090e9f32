namespace System.Runtime.CompilerServices;

[AttributeUsage(AttributeTargets.All, Inherited = false)]
public sealed class CompilerGeneratedAttribute : Attribute { }

[AttributeUsage(AttributeTargets.Class, Inherited = false)]
public class CompilerGlobalScopeAttribute : Attribute { }

[AttributeUsage(AttributeTargets.Method | AttributeTargets.Class | AttributeTargets.Assembly, Inherited = false)]
public sealed class ExtensionAttribute : Attribute { }

[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Enum | AttributeTargets.Method | AttributeTargets.Property | AttributeTargets.Field | AttributeTargets.Event | AttributeTargets.Interface | AttributeTargets.Delegate, Inherited = false)]
public sealed class ExtensionMarkerAttribute : Attribute
{
    public ExtensionMarkerAttribute(string name) => Name = name;
    public string Name { get; }
}

[AttributeUsage(AttributeTargets.All, Inherited = false)]
public sealed class IsReadOnlyAttribute : Attribute { }

[AttributeUsage(AttributeTargets.Struct, Inherited = false)]
public sealed class IsByRefLikeAttribute : Attribute { }

[AttributeUsage(AttributeTargets.All, Inherited = false)]
public sealed class IsUnmanagedAttribute : Attribute { }

[AttributeUsage(AttributeTargets.Parameter, Inherited = false)]
public sealed class RequiresLocationAttribute : Attribute { }

[AttributeUsage(AttributeTargets.Parameter, Inherited = false)]
public sealed class ScopedRefAttribute : Attribute { }

[AttributeUsage(AttributeTargets.All, Inherited = false)]
public sealed class NativeIntegerAttribute : Attribute
{
    public NativeIntegerAttribute() { }
    public NativeIntegerAttribute(bool[] transformFlags) => TransformFlags = transformFlags;
    public readonly bool[] TransformFlags;
}

[AttributeUsage(AttributeTargets.All, Inherited = false)]
public sealed class NullableAttribute : Attribute
{
    public NullableAttribute(byte value) => Value = value;
    public NullableAttribute(byte[] flags) => Flags = flags;
    public byte Value { get; }
    public byte[] Flags { get; }
}

[AttributeUsage(AttributeTargets.All, Inherited = false)]
public sealed class NullableContextAttribute : Attribute
{
    public NullableContextAttribute(byte flag) => Flag = flag;
    public readonly byte Flag;
}

[AttributeUsage(AttributeTargets.Module, Inherited = false)]
public sealed class NullablePublicOnlyAttribute : Attribute
{
    public NullablePublicOnlyAttribute(bool includesInternals) => IncludesInternals = includesInternals;
    public readonly bool IncludesInternals;
}

[AttributeUsage(AttributeTargets.Module, Inherited = false)]
public sealed class RefSafetyRulesAttribute : Attribute
{
    public RefSafetyRulesAttribute(int version) => Version = version;
    public int Version { get; }
}

[AttributeUsage(AttributeTargets.All, Inherited = false)]
public sealed class DynamicAttribute : Attribute
{
    public DynamicAttribute() { }
    public DynamicAttribute(bool[] transformFlags) => TransformFlags = transformFlags;
    public bool[] TransformFlags { get; }
}

[AttributeUsage(AttributeTargets.All, Inherited = false)]
public sealed class TupleElementNamesAttribute : Attribute
{
    public TupleElementNamesAttribute(string[] transformNames) => TransformNames = transformNames;
    public string[] TransformNames { get; }
}

[AttributeUsage(AttributeTargets.Struct, Inherited = false)]
public sealed class InlineArrayAttribute : Attribute
{
    public InlineArrayAttribute(int length) => Length = length;
    public int Length { get; }
}

[AttributeUsage(AttributeTargets.All, Inherited = false)]
public sealed class RequiredMemberAttribute : Attribute { }

[AttributeUsage(AttributeTargets.All, AllowMultiple = true, Inherited = false)]
public sealed class CompilerFeatureRequiredAttribute : Attribute
{
    public CompilerFeatureRequiredAttribute(string featureName) => FeatureName = featureName;
    public string FeatureName { get; }
    public bool IsOptional { get; init; }
    public const string RefStructs = "RefStructs";
    public const string RequiredMembers = "RequiredMembers";
}

[AttributeUsage(AttributeTargets.All, Inherited = false)]
public sealed class SkipLocalsInitAttribute : Attribute { }

[AttributeUsage(AttributeTargets.Method, Inherited = false)]
public sealed class ModuleInitializerAttribute : Attribute { }

[AttributeUsage(AttributeTargets.Method, Inherited = false)]
public sealed class PreserveBaseOverridesAttribute : Attribute { }

[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Interface, Inherited = false)]
public sealed class CollectionBuilderAttribute : Attribute
{
    public CollectionBuilderAttribute(Type builderType, string methodName)
    {
        BuilderType = builderType;
        MethodName = methodName;
    }

    public Type BuilderType { get; }
    public string MethodName { get; }
}

[AttributeUsage(AttributeTargets.Parameter, Inherited = false)]
public sealed class ParamCollectionAttribute : Attribute { }

[AttributeUsage(AttributeTargets.Method | AttributeTargets.Constructor | AttributeTargets.Property, Inherited = false)]
public sealed class OverloadResolutionPriorityAttribute : Attribute
{
    public OverloadResolutionPriorityAttribute(int priority) => Priority = priority;
    public int Priority { get; }
}

[AttributeUsage(AttributeTargets.Parameter, Inherited = false)]
public sealed class EnumeratorCancellationAttribute : Attribute { }

[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct, Inherited = false)]
public sealed class InterpolatedStringHandlerAttribute : Attribute { }

[AttributeUsage(AttributeTargets.Parameter, Inherited = false)]
public sealed class InterpolatedStringHandlerArgumentAttribute : Attribute
{
    public InterpolatedStringHandlerArgumentAttribute(string argument) => Argument = argument;
    public InterpolatedStringHandlerArgumentAttribute(params string[] arguments) => Arguments = arguments;
    public string Argument { get; }
    public string[] Arguments { get; }
}

[AttributeUsage(AttributeTargets.Method, Inherited = false)]
public class StateMachineAttribute : Attribute
{
    public StateMachineAttribute(Type stateMachineType) => StateMachineType = stateMachineType;
    public Type StateMachineType { get; }
}

[AttributeUsage(AttributeTargets.Method, Inherited = false)]
public sealed class AsyncStateMachineAttribute : StateMachineAttribute
{
    public AsyncStateMachineAttribute(Type stateMachineType) : base(stateMachineType) { }
}

[AttributeUsage(AttributeTargets.Method, Inherited = false)]
public sealed class IteratorStateMachineAttribute : StateMachineAttribute
{
    public IteratorStateMachineAttribute(Type stateMachineType) : base(stateMachineType) { }
}

[AttributeUsage(AttributeTargets.Method, Inherited = false)]
public sealed class AsyncIteratorStateMachineAttribute : StateMachineAttribute
{
    public AsyncIteratorStateMachineAttribute(Type stateMachineType) : base(stateMachineType) { }
}

[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Interface | AttributeTargets.Delegate | AttributeTargets.Enum | AttributeTargets.Method, Inherited = false)]
public sealed class AsyncMethodBuilderAttribute : Attribute
{
    public AsyncMethodBuilderAttribute(Type builderType) => BuilderType = builderType;
    public Type BuilderType { get; }
}
