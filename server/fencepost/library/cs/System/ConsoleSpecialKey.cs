namespace System;

public enum ConsoleSpecialKey
{
    ControlC = 0,
    ControlBreak = 1,
}
