namespace System.Runtime.CompilerServices;

// Features that the compiler asks for.
public static class RuntimeFeature
{
    public const string PortablePdb = nameof(PortablePdb);
    public const string DefaultImplementationsOfInterfaces = nameof(DefaultImplementationsOfInterfaces);
    public const string UnmanagedSignatureCallingConvention = nameof(UnmanagedSignatureCallingConvention);
    public const string CovariantReturnsOfClasses = nameof(CovariantReturnsOfClasses);
    public const string ByRefFields = nameof(ByRefFields);
    public const string ByRefLikeGenerics = nameof(ByRefLikeGenerics);
    public const string VirtualStaticsInInterfaces = nameof(VirtualStaticsInInterfaces);
    public const string NumericIntPtr = nameof(NumericIntPtr);
    public static bool IsDynamicCodeSupported => false;
    public static bool IsDynamicCodeCompiled => false;
    public static bool IsSupported(string feature) => true;
}
