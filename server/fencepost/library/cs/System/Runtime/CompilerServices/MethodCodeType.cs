namespace System.Runtime.CompilerServices;

public enum MethodCodeType
{
    IL = 0,
    Native = 1,
    OPTIL = 2,
    Runtime = 3,
}
