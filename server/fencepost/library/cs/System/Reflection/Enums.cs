namespace System.Reflection;

// Of names for one value, that comes last which .NET writes.
[Flags]
public enum BindingFlags
{
    Default = 0,
    IgnoreCase = 1,
    DeclaredOnly = 2,
    Instance = 4,
    Static = 8,
    Public = 16,
    NonPublic = 32,
    FlattenHierarchy = 64,
    InvokeMethod = 256,
    CreateInstance = 512,
    GetField = 1024,
    SetField = 2048,
    GetProperty = 4096,
    SetProperty = 8192,
    PutDispProperty = 16384,
    PutRefDispProperty = 32768,
    ExactBinding = 65536,
    SuppressChangeType = 131072,
    OptionalParamBinding = 262144,
    IgnoreReturn = 16777216,
    DoNotWrapExceptions = 33554432,
}

[Flags]
public enum MemberTypes
{
    Constructor = 1,
    Event = 2,
    Field = 4,
    Method = 8,
    Property = 16,
    TypeInfo = 32,
    Custom = 64,
    NestedType = 128,
    All = 191,
}

[Flags]
public enum MethodAttributes
{
    MemberAccessMask = 7,
    PrivateScope = 0,
    Private = 1,
    FamANDAssem = 2,
    Assembly = 3,
    Family = 4,
    FamORAssem = 5,
    Public = 6,
    Static = 16,
    Final = 32,
    Virtual = 64,
    HideBySig = 128,
    CheckAccessOnOverride = 512,
    ReuseSlot = 0,
    NewSlot = 256,
    VtableLayoutMask = 256,
    Abstract = 1024,
    SpecialName = 2048,
    PinvokeImpl = 8192,
    UnmanagedExport = 8,
    RTSpecialName = 4096,
    HasSecurity = 16384,
    RequireSecObject = 32768,
    ReservedMask = 53248,
}

public enum MethodImplAttributes
{
    CodeTypeMask = 3,
    IL = 0,
    Native = 1,
    OPTIL = 2,
    Runtime = 3,
    ManagedMask = 4,
    Unmanaged = 4,
    Managed = 0,
    ForwardRef = 16,
    PreserveSig = 128,
    InternalCall = 4096,
    Synchronized = 32,
    NoInlining = 8,
    AggressiveInlining = 256,
    NoOptimization = 64,
    AggressiveOptimization = 512,
    Async = 8192,
    MaxMethodImplVal = 65535,
}

[Flags]
public enum FieldAttributes
{
    FieldAccessMask = 7,
    PrivateScope = 0,
    Private = 1,
    FamANDAssem = 2,
    Assembly = 3,
    Family = 4,
    FamORAssem = 5,
    Public = 6,
    Static = 16,
    InitOnly = 32,
    Literal = 64,
    NotSerialized = 128,
    SpecialName = 512,
    PinvokeImpl = 8192,
    RTSpecialName = 1024,
    HasFieldMarshal = 4096,
    HasDefault = 32768,
    HasFieldRVA = 256,
    ReservedMask = 38144,
}

[Flags]
public enum ParameterAttributes
{
    None = 0,
    In = 1,
    Out = 2,
    Lcid = 4,
    Retval = 8,
    Optional = 16,
    HasDefault = 4096,
    HasFieldMarshal = 8192,
    Reserved3 = 16384,
    Reserved4 = 32768,
    ReservedMask = 61440,
}

[Flags]
public enum TypeAttributes
{
    VisibilityMask = 7,
    NotPublic = 0,
    Public = 1,
    NestedPublic = 2,
    NestedPrivate = 3,
    NestedFamily = 4,
    NestedAssembly = 5,
    NestedFamANDAssem = 6,
    NestedFamORAssem = 7,
    LayoutMask = 24,
    AutoLayout = 0,
    SequentialLayout = 8,
    ExplicitLayout = 16,
    Class = 0,
    Interface = 32,
    ClassSemanticsMask = 32,
    Abstract = 128,
    Sealed = 256,
    SpecialName = 1024,
    Import = 4096,
    Serializable = 8192,
    WindowsRuntime = 16384,
    StringFormatMask = 196608,
    AnsiClass = 0,
    UnicodeClass = 65536,
    AutoClass = 131072,
    CustomFormatClass = 196608,
    CustomFormatMask = 12582912,
    BeforeFieldInit = 1048576,
    RTSpecialName = 2048,
    HasSecurity = 262144,
    ReservedMask = 264192,
}

[Flags]
public enum CallingConventions
{
    Standard = 1,
    VarArgs = 2,
    Any = 3,
    HasThis = 32,
    ExplicitThis = 64,
}
