using Fencepost;

namespace System;

// Absolute addresses are those of http, https, ws, wss, ftp and files of Unix; others are unsupported.
public class Uri : IEquatable<Uri>, IFormattable
{
    public static readonly string UriSchemeFile = "file";
    public static readonly string UriSchemeFtp = "ftp";
    public static readonly string UriSchemeHttp = "http";
    public static readonly string UriSchemeHttps = "https";
    public static readonly string UriSchemeMailto = "mailto";
    public static readonly string UriSchemeWs = "ws";
    public static readonly string UriSchemeWss = "wss";
    public static readonly string SchemeDelimiter = "://";

    private const int SchemePart = 0, UserPart = 1, HostPart = 2, PortPart = 3, PathPart = 4, QueryPart = 5, FragmentPart = 6, KindPart = 7;

    private readonly string original;

    /// <summary>The parts as Python has read them; null for a relative one.</summary>
    private readonly string parts;

    [MethodImpl(InternalCall)] private static extern string Escape(string text);
    [MethodImpl(InternalCall)] private static extern string Unescape(string text);
    [MethodImpl(InternalCall)] private static extern string Read(string text);
    [MethodImpl(InternalCall)] private static extern string Part(string parts, int number);
    [MethodImpl(InternalCall)] private static extern string Shown(string text);
    [MethodImpl(InternalCall)] private static extern string Combine(string parts, string relative);

    public Uri(string uriString) : this(uriString, UriKind.Absolute) { }

    public Uri(string uriString, UriKind uriKind)
    {
        ArgumentNullException.ThrowIfNull(uriString);
        original = uriString;
        string problem = Find(uriString, uriKind, out parts);
        if (problem != null) throw new UriFormatException(problem);
    }

    public Uri(Uri baseUri, string relativeUri) : this(baseUri, new Uri(relativeUri ?? "", CouldBeAbsolute(relativeUri) ? UriKind.RelativeOrAbsolute : UriKind.Relative)) { }

    public Uri(Uri baseUri, Uri relativeUri)
    {
        ArgumentNullException.ThrowIfNull(baseUri);
        if (!baseUri.IsAbsoluteUri) throw new ArgumentOutOfRangeException("baseUri");
        if (relativeUri is not null && relativeUri.IsAbsoluteUri)
        {
            original = relativeUri.original;
            parts = relativeUri.parts;
            return;
        }
        string combined = Combine(baseUri.parts, relativeUri is null ? "" : relativeUri.original);
        string problem = Find(combined, UriKind.Absolute, out parts);
        if (problem != null) throw new UriFormatException(problem);
        original = AbsoluteUri;
    }

    private Uri(string original, string parts)
    {
        this.original = original;
        this.parts = parts;
    }

    private static bool CouldBeAbsolute(string text) => text != null && !text.StartsWith('/') && text.Contains(':');

    /// <summary>What is wrong with a text, or null.</summary>
    private static string Find(string text, UriKind kind, out string parts)
    {
        parts = null;
        if (kind == UriKind.Relative && text.StartsWith('/')) return null;
        if (kind != UriKind.Absolute && !CouldBeAbsolute(text) && !text.StartsWith("//")) return null;
        string found = Read(text);
        if (found.StartsWith("!?")) Machine.Unsupported(found.Substring(2));
        bool isAbsolute = !found.StartsWith('!');
        if (kind == UriKind.Relative && isAbsolute) return "A relative URI cannot be created because the 'uriString' parameter represents an absolute URI.";
        if (isAbsolute) parts = found;
        bool isRelative = kind != UriKind.Absolute && found.EndsWith("could not be determined.");
        return isAbsolute || isRelative ? null : found.Substring(1);
    }

    public static bool TryCreate(string uriString, UriKind uriKind, out Uri result)
    {
        result = null;
        if (uriString == null || Find(uriString, uriKind, out string parts) != null) return false;
        result = new Uri(uriString, parts);
        return true;
    }

    public static bool TryCreate(Uri baseUri, string relativeUri, out Uri result)
    {
        result = null;
        return TryCreate(relativeUri, CouldBeAbsolute(relativeUri) ? UriKind.RelativeOrAbsolute : UriKind.Relative, out Uri relative) && TryCreate(baseUri, relative, out result);
    }

    public static bool TryCreate(Uri baseUri, Uri relativeUri, out Uri result)
    {
        result = null;
        if (baseUri is null || relativeUri is null || !baseUri.IsAbsoluteUri) return false;
        try
        {
            result = new Uri(baseUri, relativeUri);
        }
        catch (UriFormatException)
        {
            return false;
        }
        return true;
    }

    public static bool operator ==(Uri uri1, Uri uri2) => uri1 is null ? uri2 is null : uri1.Equals(uri2);
    public static bool operator !=(Uri uri1, Uri uri2) => !(uri1 == uri2);

    private string this[int number] => Part(parts ?? throw new InvalidOperationException("This operation is not supported for a relative URI."), number);

    public string OriginalString => original;
    public bool IsAbsoluteUri => parts != null;
    public bool UserEscaped => false;
    public string Scheme => this[SchemePart];
    public string UserInfo => this[UserPart].TrimEnd('@');
    public string Host => this[HostPart];
    public string DnsSafeHost => Host;
    public string IdnHost => Host;
    public int Port => int.Parse(this[PortPart]);
    public string AbsolutePath => this[PathPart];
    public string Query => this[QueryPart];
    public string Fragment => this[FragmentPart];
    public string PathAndQuery => AbsolutePath + Query;
    public string LocalPath => Unescape(AbsolutePath);
    public bool IsFile => Scheme == "file";
    public bool IsUnc => IsFile && Host.Length > 0;
    public bool IsLoopback => Host is "" or "localhost" or "loopback" || (HostNameType == UriHostNameType.IPv4 && Host.StartsWith("127."));
    public UriHostNameType HostNameType => Enum.Parse<UriHostNameType>(this[KindPart]);
    public string AbsoluteUri => Front + AbsolutePath + Query + Fragment;
    public string Authority => IsDefaultPort ? Host : Host + ":" + this[PortPart];

    public bool IsDefaultPort
    {
        get
        {
            int usual = Scheme switch
            {
                "http" or "ws" => 80,
                "https" or "wss" => 443,
                "ftp" => 21,
                _ => -1,
            };
            return Port == usual;
        }
    }

    private string Front => Scheme + "://" + this[UserPart] + Authority;

    public string[] Segments
    {
        get
        {
            var found = new List<string>();
            string path = AbsolutePath;
            int start = 0;
            while (start < path.Length)
            {
                int end = path.IndexOf('/', start);
                end = end < 0 ? path.Length : end + 1;
                found.Add(path.Substring(start, end - start));
                start = end;
            }
            return found.ToArray();
        }
    }

    public string GetLeftPart(UriPartial part) => part switch
    {
        UriPartial.Scheme => Scheme + "://",
        UriPartial.Authority => Front,
        UriPartial.Path => Front + AbsolutePath,
        UriPartial.Query => Front + PathAndQuery,
        _ => throw new ArgumentException("Invalid URI part.", "part"),
    };

    public override string ToString() => parts == null ? original : Shown(AbsoluteUri);
    string IFormattable.ToString(string format, IFormatProvider formatProvider) => ToString();

    /// <summary>Users and fragments do not count.</summary>
    public override bool Equals(object comparand) =>
        comparand is Uri other ? Equals(other) : comparand is string text && TryCreate(text, UriKind.RelativeOrAbsolute, out Uri made) && Equals(made);

    public bool Equals(Uri other)
    {
        if (other is null || IsAbsoluteUri != other.IsAbsoluteUri) return false;
        return IsAbsoluteUri ? Compared == other.Compared : original == other.original;
    }

    public override int GetHashCode() => IsAbsoluteUri ? Compared.GetHashCode() : original.GetHashCode();

    private string Compared => Scheme + "://" + Authority + Shown(PathAndQuery);

    public bool IsBaseOf(Uri uri)
    {
        ArgumentNullException.ThrowIfNull(uri);
        if (!IsAbsoluteUri) return false;
        if (!uri.IsAbsoluteUri) uri = new Uri(this, uri);
        return Scheme == uri.Scheme && Authority == uri.Authority && this[UserPart] == uri[UserPart]
            && uri.AbsolutePath.StartsWith(AbsolutePath.Substring(0, AbsolutePath.LastIndexOf('/') + 1), StringComparison.Ordinal);
    }

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
