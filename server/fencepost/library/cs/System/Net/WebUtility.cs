namespace System.Net;

public static class WebUtility
{
    [MethodImpl(InternalCall)] private static extern string Encode(string value);
    [MethodImpl(InternalCall)] private static extern string Decode(string value);
    [MethodImpl(InternalCall)] private static extern string EscapeUrl(string value);
    [MethodImpl(InternalCall)] private static extern string UnescapeUrl(string value);

    public static string HtmlEncode(string value) => string.IsNullOrEmpty(value) ? value : Encode(value);
    public static string HtmlDecode(string value) => string.IsNullOrEmpty(value) ? value : Decode(value);
    public static string UrlEncode(string value) => string.IsNullOrEmpty(value) ? value : EscapeUrl(value);
    public static string UrlDecode(string encodedValue) => string.IsNullOrEmpty(encodedValue) ? encodedValue : UnescapeUrl(encodedValue);
}
