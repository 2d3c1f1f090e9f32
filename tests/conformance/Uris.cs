using System;
using System.Linq;

namespace Conformance;

public static class Uris
{
    static string D(string s) { try { var u = new Uri(s); return $"{u.AbsoluteUri} | {u} | {u.Scheme} | {u.Authority} | {u.Host} | {u.Port} | {u.AbsolutePath} | {u.Query} | {u.Fragment} | {u.PathAndQuery} | {u.LocalPath} | {string.Join(";", u.Segments)} | {u.UserInfo} | {u.IsDefaultPort}{u.IsFile}{u.IsLoopback}{u.IsUnc} | {u.HostNameType} | {u.GetLeftPart(UriPartial.Authority)} | {u.GetLeftPart(UriPartial.Path)} | {u.DnsSafeHost} | {u.OriginalString}"; } catch (Exception e) { return e.GetType().Name + ":" + e.Message; } }
    static string Try(Func<object?> f) { try { return f()?.ToString() ?? "null"; } catch (Exception e) { return e.GetType().Name + ":" + e.Message; } }
    public static string Plain() => D("http://example.com") + D("https://example.com:443/a") + D("http://a.b?x") + D("http://a.b#y") + D("ws://a.b:80/x") + D("ftp://a.b/c;type=i");
    public static string Everything() => D("HTTP://User:Pw@Example.COM:8080/a/./b/../c%20d/e f?q=1&r=a b#frag ment");
    public static string Escapes() => D("https://example.com/%41%7e%2f%C3%A9é?x=%41é#%41é") + D("http://a.b/[x]{y}|^`\"<>?{z}") + D("http://a/%e2%82%ac%f0%9f%98%80/%c3/%20%21%7b%5c€😀") + D("http://a.b/+a=b,c;d:e@f!g$h'(i)*");
    public static string Files() => D("file:///srv/user/a%20b.txt") + D("/srv/user/x y.txt") + D("/a#b?c%20/../d") + D("file:///a/./b?q#f");
    public static string Hosts() => D("http://localhost/") + D("http://127.0.0.1:5000/a//b/") + D("http://a_b.c/") + D("http://A.B./x") + D("http://10.0.0.256.x/");
    public static string Dots() => D("http://a.b/../../c") + D("http://a.b/c.../d./.e") + D("http://a.b/a/b/..") + D("http://a.b/a/.") + D("http://a.b/a\\b") + D("http://a.b/a?b?c/../d#d#e");
    public static string Refused() => D("example.com/a") + D("") + D("http://") + D("http://exa mple.com/") + D("http://a:99999/") + D("http://a..b/") + D("http:a") + D("http:/a/b") + D("http://a:b/") + D("http://a@b@c/") + D("a b");
    public static string Spaces() => D("  http://a.b/c  ") + D("http://a.b:/x");
    public static string Equal() { var a = new Uri("http://A.b/x#1"); var b = new Uri("http://a.b:80/x#2"); return $"{a == b} {a.Equals(b)} {a.GetHashCode() == b.GetHashCode()} {a == new Uri("http://a.b/X")} {a.Equals("http://a.b/x")} {a.Equals(null)} {a != null} {new Uri("http://u@a.b/x") == a} {new Uri("http://a.b/%7ex") == new Uri("http://a.b/~x")} {new Uri("http://a.b/?q") == new Uri("http://a.b/?r")}"; }
    public static string Combined() { var b = new Uri("http://a.b/c/d/e?q=1#f"); return string.Join(" ", new[] { "g", "./g", "g/", "/g", "//g.h/i", "?y", "g?y", "#s", "g#s", "", "../g", "../../../g", "http://x.y/z", "g;x=1/../y", "a b", "." }.Select(r => new Uri(b, r).AbsoluteUri)) + new Uri(b, new Uri("rel", UriKind.Relative)) + new Uri(b, "x").OriginalString; }
    public static string Relative() { var r = new Uri("a/b c?d", UriKind.Relative); return $"{r.IsAbsoluteUri} {r} {r.OriginalString}" + Try(() => r.Host) + Try(() => r.AbsoluteUri) + Try(() => new Uri("http://a.b", UriKind.Relative)) + new Uri("x", UriKind.RelativeOrAbsolute).IsAbsoluteUri + new Uri("http://x", UriKind.RelativeOrAbsolute).IsAbsoluteUri + new Uri("/x/y", UriKind.RelativeOrAbsolute).IsAbsoluteUri + new Uri("/x/y", UriKind.Relative).IsAbsoluteUri + (r == new Uri("a/b c?d", UriKind.Relative)) + Try(() => new Uri(r, "x")) + Try(() => new Uri((string)null!)); }
    public static string Created() => $"{Uri.TryCreate("http://a.b/c", UriKind.Absolute, out var u)} {u} {Uri.TryCreate("nothing", UriKind.Absolute, out var v)} {v is null} {Uri.TryCreate(null, UriKind.Absolute, out _)} {Uri.TryCreate(u, "d", out var w)} {w} {Uri.TryCreate("http://", UriKind.RelativeOrAbsolute, out _)} {Uri.TryCreate("a/b", UriKind.RelativeOrAbsolute, out _)} {Uri.TryCreate("", UriKind.Relative, out _)}";
    public static string Bases() { var b = new Uri("http://a.b/c/d"); return $"{b.IsBaseOf(new Uri("http://a.b/c/e/f"))} {b.IsBaseOf(new Uri("http://a.b/x"))} {b.IsBaseOf(new Uri("https://a.b/c/"))} {b.IsBaseOf(new Uri("z", UriKind.Relative))} {b.GetLeftPart(UriPartial.Scheme)} {new Uri("http://a.b/c?d#e").GetLeftPart(UriPartial.Query)}"; }
    public static string InSets() { var s = new System.Collections.Generic.HashSet<Uri> { new("http://a.b/x"), new("http://A.B:80/x"), new("http://a.b/y") }; return s.Count + new UriFormatException("m").Message + new UriFormatException().Message; }
}
