namespace System.Net.Http;

public enum HttpCompletionOption
{
    ResponseContentRead = 0,
    ResponseHeadersRead = 1,
}

public enum HttpRequestError
{
    Unknown = 0,
    NameResolutionError = 1,
    ConnectionError = 2,
    SecureConnectionError = 3,
    HttpProtocolError = 4,
    ExtendedConnectNotSupported = 5,
    VersionNegotiationError = 6,
    UserAuthenticationError = 7,
    ProxyTunnelError = 8,
    InvalidResponse = 9,
    ResponseEnded = 10,
    ConfigurationLimitExceeded = 11,
}

public enum HttpVersionPolicy
{
    RequestVersionOrLower = 0,
    RequestVersionOrHigher = 1,
    RequestVersionExact = 2,
}
