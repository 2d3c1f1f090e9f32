using System;
using System.Buffers;
using System.Linq;
using System.Text;

namespace Conformance;

/// <summary>Sets of values to look for, and text of ASCII.</summary>
public static class SearchedValues
{
    private static string Name(Action action)
    {
        try
        {
            action();
            return "ok ";
        }
        catch (Exception error)
        {
            return error.GetType().Name + (error is ArgumentException argument ? ":" + argument.ParamName : "") + " ";
        }
    }

    public static string Characters()
    {
        SearchValues<char> vowels = SearchValues.Create("aeiou");
        ReadOnlySpan<char> text = "rhythm and blues";
        Span<char> copy = text.ToArray();
        copy.ReplaceAny(vowels, '_');
        Span<char> rest = new char[text.Length];
        text.ReplaceAnyExcept(rest, vowels, '.');
        return text.IndexOfAny(vowels) + " " + text.LastIndexOfAny(vowels) + " " + text.IndexOfAnyExcept(vowels) + " " + text.LastIndexOfAnyExcept(vowels) + " " + text.ContainsAny(vowels) + text.ContainsAnyExcept(vowels) + vowels.Contains('e') + vowels.Contains('E')
            + copy.ToString() + rest.ToString() + copy.IndexOfAny(vowels) + copy.LastIndexOfAny(vowels) + copy.LastIndexOfAnyExcept(vowels) + copy.ContainsAnyExcept(vowels) + text.CountAny(vowels) + ReadOnlySpan<char>.Empty.IndexOfAny(vowels) + text.IndexOfAny(SearchValues.Create("")) + text.IndexOfAnyExcept(SearchValues.Create("")) + "aei".AsSpan().IndexOfAnyExcept(vowels);
    }

    public static string Bytes()
    {
        SearchValues<byte> marks = SearchValues.Create(new byte[] { 0, 10, 255 });
        ReadOnlySpan<byte> data = new byte[] { 1, 2, 255, 3, 0, 4 };
        return data.IndexOfAny(marks) + " " + data.LastIndexOfAny(marks) + data.IndexOfAnyExcept(marks) + data.LastIndexOfAnyExcept(marks) + marks.Contains(10) + marks.Contains(1) + data.Slice(5).ContainsAny(marks);
    }

    public static string Texts()
    {
        SearchValues<string> words = SearchValues.Create(["cat", "Dog", "ca"], StringComparison.Ordinal);
        SearchValues<string> blind = SearchValues.Create(["CAT", "dOG", "\u00c9T\u00c9"], StringComparison.OrdinalIgnoreCase);
        ReadOnlySpan<char> text = "the DOG and the cat";
        return text.IndexOfAny(words) + " " + text.IndexOfAny(blind) + " " + text.ContainsAny(words) + words.Contains("Dog") + words.Contains("dog") + blind.Contains("dog") + blind.Contains("cow") + "un \u00e9t\u00e9".AsSpan().IndexOfAny(blind)
            + text.ToArray().AsSpan().IndexOfAny(words) + text.IndexOfAny(SearchValues.Create(["x", ""], StringComparison.Ordinal)) + text.IndexOfAny(SearchValues.Create(ReadOnlySpan<string>.Empty, StringComparison.Ordinal)) + ReadOnlySpan<char>.Empty.ContainsAny(words);
    }

    public static string Failures() =>
        Name(() => SearchValues.Create(["a"], StringComparison.InvariantCulture)) + Name(() => SearchValues.Create(["a", null!], StringComparison.Ordinal)) + Name(() => "a".AsSpan().IndexOfAny((SearchValues<char>)null!)) + Name(() => "a".AsSpan().IndexOfAny((SearchValues<string>)null!))
        + Name(() => SearchValues.Create(["a"], StringComparison.Ordinal).Contains(null!)) + Name(() => new char[2].AsSpan().ReplaceAny(null!, 'x')) + Name(() => "abc".AsSpan().ReplaceAny(new char[2], SearchValues.Create("a"), 'x'));

    public static string Among()
    {
        ReadOnlySpan<char> text = "aabbcc";
        Span<int> numbers = new[] { 1, 2, 3, 2, 1 };
        return text.IndexOfAnyExcept('a', 'b', 'x') + " " + text.LastIndexOfAnyExcept('c', 'b') + text.LastIndexOfAnyExcept('c', 'b', 'a') + text.ContainsAnyExcept('a', 'b') + text.ContainsAnyExcept('a', 'b', 'c') + numbers.LastIndexOfAnyInRange(2, 3) + numbers.LastIndexOfAnyExceptInRange(1, 2) + numbers.IndexOfAnyExcept(1, 2, 3)
            + numbers.LastIndexOfAnyExcept(new[] { 1 }) + text.CountAny('a', 'c') + text.LastIndexOfAnyExceptInRange('b', 'c');
    }

    private static string Converted(OperationStatus status, int written, ReadOnlySpan<byte> bytes) => status + " " + written + Encoding.Latin1.GetString(bytes) + ";";
    private static string Converted(OperationStatus status, int written, ReadOnlySpan<char> chars) => status + " " + written + chars.ToString() + ";";

    public static string AsciiChanges()
    {
        byte[] bytes = new byte[4];
        char[] chars = new char[4];
        string result = Converted(Ascii.ToUpper("aB1z"u8, bytes, out int written), written, bytes);
        result += Converted(Ascii.ToLower("AB{Z"u8, chars, out written), written, chars);
        result += Converted(Ascii.ToUpper("abcde", chars, out written), written, chars);
        result += Converted(Ascii.ToLower("A\u00e9B", bytes, out written), written, bytes);
        result += Converted(Ascii.ToUtf16("xyzw"u8, chars, out written), written, chars);
        result += Converted(Ascii.FromUtf16("\u0100", bytes, out written), written, bytes);
        result += Converted(Ascii.ToUtf16(new byte[] { 65, 66, 67, 68, 200 }, chars, out written), written, chars);
        chars = "aBc\u00e9".ToCharArray();
        result += Converted(Ascii.ToUpperInPlace(chars, out written), written, chars);
        bytes = "QrS"u8.ToArray();
        result += Converted(Ascii.ToLowerInPlace(bytes, out written), written, bytes);
        return result + Converted(Ascii.ToUpper(default(ReadOnlySpan<char>), default(Span<char>), out written), written, default(ReadOnlySpan<char>));
    }

    public static string AsciiQuestions() =>
        Ascii.IsValid("abc"u8) + " " + Ascii.IsValid("ab\u00e9") + Ascii.IsValid((byte)127) + Ascii.IsValid('\u0080') + Ascii.IsValid(ReadOnlySpan<byte>.Empty) + Ascii.Equals("ab"u8, "ab") + Ascii.Equals("ab"u8, "aB") + Ascii.Equals("\u00e9", "\u00e9") + Ascii.EqualsIgnoreCase("aB{"u8, "Ab{") + Ascii.EqualsIgnoreCase("[", "{") + Ascii.EqualsIgnoreCase("\u00e9", "\u00e9")
        + Ascii.EqualsIgnoreCase("a", "ab") + Ascii.Trim("  a b\t\n"u8) + Ascii.TrimStart(" a ") + Ascii.TrimEnd(" a\v\f\r") + Ascii.Trim("   ") + Ascii.Trim("\u00a0a") + Ascii.TrimEnd(ReadOnlySpan<char>.Empty) + Ascii.TrimStart("   "u8) + Ascii.TrimEnd("   "u8);
}
