namespace System.Runtime.CompilerServices;

// Names in signatures, and features that the compiler asks for.
public static class IsVolatile { }
public static class IsExternalInit { }
public static class IsConst { }
public class CallConvCdecl { }
public class CallConvStdcall { }
public class CallConvThiscall { }
public class CallConvFastcall { }
public class CallConvSuppressGCTransition { }
public class CallConvMemberFunction { }

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
