namespace System;

[Flags]
public enum Base64FormattingOptions
{
    None = 0,
    InsertLineBreaks = 1,
}
