namespace System;

[Flags]
public enum ConsoleModifiers
{
    None = 0,
    Alt = 1,
    Shift = 2,
    Control = 4,
}
