using System;
using System.Buffers.Text;
using System.IO;
using System.Net;
using System.Security.Cryptography;
using System.Text;

namespace Conformance;

public static class TextTransforms
{
    private static string Thrown(Action action)
    {
        try
        {
            action();
            return "none;";
        }
        catch (Exception e)
        {
            return e.GetType().Name + ": " + e.Message + ";";
        }
    }

    private static readonly byte[] Abc = "abc"u8.ToArray();

    public static string Hashes() =>
        Convert.ToHexString(SHA256.HashData(Abc)) + Convert.ToHexString(MD5.HashData("abc"u8)) + Convert.ToHexString(SHA1.HashData(Abc)) + Convert.ToHexString(SHA512.HashData(Abc))[..20] + SHA256.HashSizeInBytes
        + Convert.ToHexString(HMACSHA256.HashData("key"u8, Abc)) + Thrown(() => SHA256.HashData((byte[])null!));

    public static string HashObjects()
    {
        using SHA256 hash = SHA256.Create();
        byte[] whole = hash.ComputeHash(Abc), part = hash.ComputeHash(Abc, 1, 1), stream = hash.ComputeHash(new MemoryStream(Abc));
        using var keyed = new HMACSHA256("key"u8.ToArray());
        return Convert.ToHexString(whole) + part[0] + stream[1] + hash.HashSize + Convert.ToHexString(keyed.ComputeHash(Abc)) + SHA256.TryHashData(Abc, new byte[3], out int written) + written + CryptographicOperations.FixedTimeEquals(whole, stream);
    }

    public static string RandomNumbers() =>
        RandomNumberGenerator.GetBytes(4).Length + "" + RandomNumberGenerator.GetInt32(1) + RandomNumberGenerator.GetInt32(5, 6) + Thrown(() => RandomNumberGenerator.GetInt32(0)) + Thrown(() => RandomNumberGenerator.GetInt32(3, 3));

    public static string Web() =>
        WebUtility.HtmlEncode("<a href='x'>\"é\" & ü € 😀</a>") + WebUtility.HtmlDecode("&lt;b&gt; &amp;amp; &eacute; &#65;&#x42; &unknown; &euro; &#128512; &apos; a&b;") + WebUtility.UrlEncode("a b&c=d/é~!*()'_-.€") + WebUtility.UrlDecode("a+b%26c%3Dd%2F%C3%A9%zz%4")
        + (WebUtility.HtmlEncode(null) ?? "null") + WebUtility.UrlDecode("");

    public static string Base64()
    {
        var bytes = new byte[70];
        for (int i = 0; i < bytes.Length; i++) bytes[i] = (byte)(i * 37);
        var part = new byte[5];
        return Convert.ToBase64String(bytes, Base64FormattingOptions.InsertLineBreaks) + Convert.ToBase64String(bytes, 1, 5) + Convert.TryFromBase64String("AQID", part, out int written) + written + Convert.TryFromBase64String("A*ID", part, out written) + written
            + Convert.TryFromBase64String("AQIDBAUG", part, out written) + written + Base64Url.EncodeToString([251, 255, 1, 2]) + Convert.ToHexString(Base64Url.DecodeFromChars("-_8BAg")) + Convert.ToHexString(Base64Url.DecodeFromChars("-_8BAg=="))
            + Thrown(() => Base64Url.DecodeFromChars("+/8BAg")) + Thrown(() => Base64Url.DecodeFromChars("A")) + Base64Url.GetEncodedLength(4);
    }

    public static string Encodings() =>
        Encoding.GetEncoding("utf-8").WebName + Encoding.GetEncoding("UTF-16").WebName + Encoding.GetEncoding("latin1").WebName + Encoding.GetEncoding(20127).WebName + Encoding.GetEncoding(1201).CodePage + Encoding.UTF8.CodePage
        + Encoding.UTF8.GetMaxByteCount(10) + "," + Encoding.ASCII.GetMaxByteCount(10) + "," + Encoding.Unicode.GetMaxByteCount(10) + "," + Encoding.UTF32.GetMaxByteCount(10) + "," + Encoding.Latin1.GetMaxByteCount(10)
        + "," + Encoding.UTF8.GetMaxCharCount(10) + "," + Encoding.Unicode.GetMaxCharCount(7) + "," + Encoding.UTF32.GetMaxCharCount(8) + "," + Encoding.ASCII.GetMaxCharCount(7) + Encoding.ASCII.IsSingleByte + Encoding.UTF8.IsSingleByte
        + Convert.ToHexString(Encoding.Convert(Encoding.UTF8, Encoding.Unicode, "é"u8.ToArray())) + Encoding.UTF8.TryGetBytes("é", new byte[1], out int written) + written + Thrown(() => Encoding.GetEncoding("nothing")) + Thrown(() => Encoding.GetEncoding(99999)) + Encoding.UTF8.Preamble.Length;

    public static string Paths()
    {
        string all = "";
        foreach (string path in new[] { "/a/b/../c", "/a//b/", "/..", "/a/./b/.", "/", "/a/.." }) all += Path.GetFullPath(path) + " ";
        foreach (string path in new[] { "/a/b", "/a/b/c/d", "/a/x/y/", "/", "/A/b", "/a/b/" }) all += Path.GetRelativePath("/a/b", path) + " ";
        return all + Path.GetRelativePath("a/b", "a/c") + Path.GetFullPath("../x", "/a/b") + Path.GetFullPath("/q", "/a") + Path.Join("a", "b", "/c", "d/") + Path.Join(new[] { "x", "", "y" }) + Path.GetFileName("a/b.c".AsSpan()).ToString()
            + Path.GetExtension("a/b.c".AsSpan()).ToString() + Thrown(() => Path.GetFullPath("")) + Thrown(() => Path.GetFullPath("a", "b")) + Thrown(() => Path.GetFullPath(null!)) + Thrown(() => Path.GetRelativePath("", "a"));
    }
}
