namespace System.Runtime.CompilerServices;

[AttributeUsage(AttributeTargets.Parameter, Inherited = false)]
public sealed class CallerMemberNameAttribute : Attribute { }

[AttributeUsage(AttributeTargets.Parameter, Inherited = false)]
public sealed class CallerFilePathAttribute : Attribute { }

[AttributeUsage(AttributeTargets.Parameter, Inherited = false)]
public sealed class CallerLineNumberAttribute : Attribute { }

[AttributeUsage(AttributeTargets.Parameter, Inherited = false)]
public sealed class CallerArgumentExpressionAttribute : Attribute
{
    public CallerArgumentExpressionAttribute(string parameterName) => ParameterName = parameterName;
    public string ParameterName { get; }
}

[AttributeUsage(AttributeTargets.Property, Inherited = false)]
public sealed class IndexerNameAttribute : Attribute
{
    public IndexerNameAttribute(string memberName) => MemberName = memberName;
    public string MemberName { get; }
}

[AttributeUsage(AttributeTargets.Assembly, AllowMultiple = true, Inherited = false)]
public sealed class InternalsVisibleToAttribute : Attribute
{
    public InternalsVisibleToAttribute(string assemblyName) => AssemblyName = assemblyName;
    public string AssemblyName { get; }
}

[AttributeUsage(AttributeTargets.Field, Inherited = false)]
public sealed class FixedBufferAttribute : Attribute
{
    public FixedBufferAttribute(Type elementType, int length)
    {
        ElementType = elementType;
        Length = length;
    }

    public Type ElementType { get; }
    public int Length { get; }
}

[AttributeUsage(AttributeTargets.Field | AttributeTargets.Parameter, Inherited = false)]
public sealed class DecimalConstantAttribute : Attribute
{
    public DecimalConstantAttribute(byte scale, byte sign, uint hi, uint mid, uint low) { }
    public DecimalConstantAttribute(byte scale, byte sign, int hi, int mid, int low) { }
}

[AttributeUsage(AttributeTargets.Struct, Inherited = false)]
public sealed class UnsafeValueTypeAttribute : Attribute { }

[AttributeUsage(AttributeTargets.All, Inherited = false)]
public sealed class SpecialNameAttribute : Attribute { }

[AttributeUsage(AttributeTargets.Assembly, Inherited = false)]
public sealed class DisablePrivateReflectionAttribute : Attribute { }

[AttributeUsage(AttributeTargets.Assembly, AllowMultiple = true, Inherited = false)]
public sealed class TypeForwardedToAttribute : Attribute
{
    public TypeForwardedToAttribute(Type destination) => Destination = destination;
    public Type Destination { get; }
}

[AttributeUsage(AttributeTargets.Assembly, Inherited = false)]
public sealed class ReferenceAssemblyAttribute : Attribute
{
    public ReferenceAssemblyAttribute() { }
    public ReferenceAssemblyAttribute(string description) => Description = description;
    public string Description { get; }
}

[AttributeUsage(AttributeTargets.Assembly, Inherited = false)]
public sealed class RuntimeCompatibilityAttribute : Attribute
{
    public bool WrapNonExceptionThrows { get; set; }
}

[AttributeUsage(AttributeTargets.Assembly | AttributeTargets.Module | AttributeTargets.Class | AttributeTargets.Method, Inherited = false)]
public sealed class CompilationRelaxationsAttribute : Attribute
{
    public CompilationRelaxationsAttribute(int compilationRelaxations) => CompilationRelaxations = compilationRelaxations;
    public int CompilationRelaxations { get; }
}

[AttributeUsage(AttributeTargets.Field, Inherited = false)]
public sealed class AccessedThroughPropertyAttribute : Attribute
{
    public AccessedThroughPropertyAttribute(string propertyName) => PropertyName = propertyName;
    public string PropertyName { get; }
}

[AttributeUsage(AttributeTargets.All, Inherited = false)]
public sealed class TypeForwardedFromAttribute : Attribute
{
    public TypeForwardedFromAttribute(string assemblyFullName) => AssemblyFullName = assemblyFullName;
    public string AssemblyFullName { get; }
}
