namespace System;

public enum DateTimeKind
{
    Unspecified = 0,
    Utc = 1,
    Local = 2,
}
