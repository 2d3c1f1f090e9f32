namespace System;

// Only the members that need no object.
public class Uri
{
    // No address is made here yet: there is none to compare.
    public static bool operator ==(Uri uri1, Uri uri2) => ReferenceEquals(uri1, uri2);
    public static bool operator !=(Uri uri1, Uri uri2) => !ReferenceEquals(uri1, uri2);

    public static readonly string UriSchemeFile = "file";
    public static readonly string UriSchemeFtp = "ftp";
    public static readonly string UriSchemeHttp = "http";
    public static readonly string UriSchemeHttps = "https";
    public static readonly string UriSchemeMailto = "mailto";
    public static readonly string UriSchemeWs = "ws";
    public static readonly string UriSchemeWss = "wss";
    public static readonly string SchemeDelimiter = "://";

    private Uri() { }

    [MethodImpl(InternalCall)] private static extern string Escape(string text);
    [MethodImpl(InternalCall)] private static extern string Unescape(string text);

    public static string EscapeDataString(string stringToEscape) => Escape(stringToEscape ?? throw new ArgumentNullException("stringToEscape"));
    public static string EscapeDataString(ReadOnlySpan<char> charsToEscape) => Escape(charsToEscape.ToString());
    public static string UnescapeDataString(string stringToUnescape) => Unescape(stringToUnescape ?? throw new ArgumentNullException("stringToUnescape"));
    public static string UnescapeDataString(ReadOnlySpan<char> charsToUnescape) => Unescape(charsToUnescape.ToString());
    public static bool IsHexDigit(char character) => char.IsAsciiHexDigit(character);

    public static bool CheckSchemeName(string schemeName)
    {
        if (string.IsNullOrEmpty(schemeName) || !char.IsAsciiLetter(schemeName[0])) return false;
        foreach (char c in schemeName)
        {
            if (!char.IsAsciiLetterOrDigit(c) && c != '+' && c != '-' && c != '.') return false;
        }
        return true;
    }
}
