namespace System;

public enum UriKind
{
    RelativeOrAbsolute = 0,
    Absolute = 1,
    Relative = 2,
}
