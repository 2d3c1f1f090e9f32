namespace System;

public enum UriPartial
{
    Scheme = 0,
    Authority = 1,
    Path = 2,
    Query = 3,
}
