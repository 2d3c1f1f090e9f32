namespace System;

public enum UriHostNameType
{
    Unknown = 0,
    Basic = 1,
    Dns = 2,
    IPv4 = 3,
    IPv6 = 4,
}
