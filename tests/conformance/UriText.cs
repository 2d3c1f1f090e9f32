using System;

namespace Conformance;

public static class UriText
{
    public static string Escaping() => Uri.EscapeDataString("a b&c=d/é~!*()'_-.€😀%41") + Uri.EscapeDataString("") + Uri.EscapeDataString("x\ud800y");
    public static string Unescaping() => Uri.UnescapeDataString("a%20b+c%C3%A9%zz%4%E2%82%AC%F0%9F%98%80%41%FF%C3x%e2%82") + Uri.UnescapeDataString("");
    public static string Schemes() => Uri.UriSchemeHttps + Uri.SchemeDelimiter + Uri.CheckSchemeName("a+b") + Uri.CheckSchemeName("1a") + Uri.CheckSchemeName("") + Uri.IsHexDigit('f') + Uri.IsHexDigit('g');
}
