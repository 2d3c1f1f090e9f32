namespace System.Runtime.InteropServices;

public enum CharSet
{
    None = 1,
    Ansi = 2,
    Unicode = 3,
    Auto = 4,
}
