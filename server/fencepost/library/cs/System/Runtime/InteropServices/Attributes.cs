namespace System.Runtime.InteropServices;

[AttributeUsage(AttributeTargets.Parameter, Inherited = false)]
public sealed class InAttribute : Attribute { }

[AttributeUsage(AttributeTargets.Parameter, Inherited = false)]
public sealed class OutAttribute : Attribute { }

[AttributeUsage(AttributeTargets.Parameter, Inherited = false)]
public sealed class OptionalAttribute : Attribute { }

[AttributeUsage(AttributeTargets.Method, Inherited = false)]
public sealed class PreserveSigAttribute : Attribute { }

[AttributeUsage(AttributeTargets.All, Inherited = false)]
public sealed class ComVisibleAttribute : Attribute
{
    public ComVisibleAttribute(bool visibility) => Visibility = visibility;
    public bool Visibility { get; }
}

[AttributeUsage(AttributeTargets.All, Inherited = false)]
public sealed class GuidAttribute : Attribute
{
    public GuidAttribute(string value) => Value = value;
    public string Value { get; }
}

[AttributeUsage(AttributeTargets.Parameter, Inherited = false)]
public sealed class DefaultParameterValueAttribute : Attribute
{
    public DefaultParameterValueAttribute(object value) => Value = value;
    public object Value { get; }
}

[AttributeUsage(AttributeTargets.Method, Inherited = false)]
public sealed class UnmanagedCallersOnlyAttribute : Attribute
{
    public Type[] CallConvs;
    public string EntryPoint;
}

[AttributeUsage(AttributeTargets.Method, Inherited = false)]
public sealed class SuppressGCTransitionAttribute : Attribute { }

[AttributeUsage(AttributeTargets.Field, Inherited = false)]
public sealed class FieldOffsetAttribute : Attribute
{
    public FieldOffsetAttribute(int value) => Value = value;
    public int Value { get; }
}

[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct, Inherited = false)]
public sealed class StructLayoutAttribute : Attribute
{
    public StructLayoutAttribute(LayoutKind value) => Value = value;
    public LayoutKind Value { get; }
    public int Pack;
    public int Size;
    public CharSet CharSet;
}

[AttributeUsage(AttributeTargets.Method, Inherited = false)]
public sealed class DllImportAttribute : Attribute
{
    public DllImportAttribute(string value) => Value = value;
    public string Value { get; }
    public string EntryPoint;
    public CharSet CharSet;
    public bool SetLastError;
    public bool ExactSpelling;
    public CallingConvention CallingConvention;
    public bool BestFitMapping;
    public bool PreserveSig;
    public bool ThrowOnUnmappableChar;
}

[AttributeUsage(AttributeTargets.Parameter | AttributeTargets.Field | AttributeTargets.ReturnValue, Inherited = false)]
public sealed class MarshalAsAttribute : Attribute
{
    public MarshalAsAttribute(UnmanagedType value) => Value = value;
    public UnmanagedType Value { get; }
    public int SizeConst;
}

public enum LayoutKind
{
    Sequential = 0,
    Explicit = 2,
    Auto = 3,
}

public enum CharSet
{
    None = 1,
    Ansi = 2,
    Unicode = 3,
    Auto = 4,
}

public enum CallingConvention
{
    Winapi = 1,
    Cdecl = 2,
    StdCall = 3,
    ThisCall = 4,
    FastCall = 5,
}

public enum UnmanagedType
{
    Bool = 2,
    I1 = 3,
    U1 = 4,
    I2 = 5,
    U2 = 6,
    I4 = 7,
    U4 = 8,
    I8 = 9,
    U8 = 10,
    LPStr = 20,
    LPWStr = 21,
    LPArray = 42,
}
