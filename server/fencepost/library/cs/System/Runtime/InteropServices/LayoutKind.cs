namespace System.Runtime.InteropServices;

public enum LayoutKind
{
    Sequential = 0,
    Explicit = 2,
    Auto = 3,
}
