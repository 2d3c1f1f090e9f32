namespace System.Runtime.InteropServices;

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
