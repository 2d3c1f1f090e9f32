#nullable disable
using System;
using System.Globalization;
using System.Linq;

namespace Conformance;

public class TextElements
{
    private static string Told(Func<object> f) { try { return "" + f(); } catch (Exception e) { return e.GetType() + ": " + e.Message; } }
    static string All(string s) => string.Join(",", StringInfo.ParseCombiningCharacters(s));
    public static string Letters() => All("abc");
    public static string Lines() => All("a\r\nb\n\r");
    public static string Marks() => All("e\u0301x\u0301\u0302");
    public static string MarkFirst() => All("\u0301a");
    public static string Scripts() => All("Привет, 世界 한글 かな");
    public static string Empty() => All("");
    public static string Invisible() => All("a\u200cb\u00adc\ufeffd");
    public static string MarkOfControl() => All("\n\u0301");
    public static string Pictures() => All("❤\ufe0f©");
    public static string Hebrew() => All("שָׁלוֹם");
    public static string Enumerated() => Told(() => { var e = StringInfo.GetTextElementEnumerator("ae\u0301"); var s = ""; while (e.MoveNext()) s += e.ElementIndex + e.GetTextElement() + e.Current; return s + e.ElementIndex; });
    public static string CurrentTooEarly() => Told(() => StringInfo.GetTextElementEnumerator("ab").Current);
    public static string IndexTooEarly() => Told(() => StringInfo.GetTextElementEnumerator("ab").ElementIndex);
    public static string IndexTooLate() => Told(() => { var e = StringInfo.GetTextElementEnumerator("a"); e.MoveNext(); e.MoveNext(); return e.MoveNext() + "" + e.ElementIndex; });
    public static string ElementTooLate() => Told(() => { var e = StringInfo.GetTextElementEnumerator("a"); e.MoveNext(); e.MoveNext(); return e.GetTextElement(); });
    public static string BeyondEnd() => Told(() => StringInfo.GetTextElementEnumerator("ab", 3));
    public static string OfNull() => Told(() => StringInfo.GetTextElementEnumerator(null));
    public static string FromIndex() => Told(() => { var e = StringInfo.GetTextElementEnumerator("abc", 1); e.MoveNext(); e.MoveNext(); e.Reset(); e.MoveNext(); return e.ElementIndex + e.GetTextElement(); });
    public static string OfEmpty() => Told(() => { var e = StringInfo.GetTextElementEnumerator(""); return e.MoveNext() + "" + e.ElementIndex; });
    public static string AtEnd() => Told(() => StringInfo.GetTextElementEnumerator("ab", 2).ElementIndex);
    public static string Next() => Told(() => StringInfo.GetNextTextElement("abc", 1));
    public static string NextAtEnd() => Told(() => StringInfo.GetNextTextElement("abc", 3) + ".");
    public static string NextBeyondEnd() => Told(() => StringInfo.GetNextTextElement("abc", 4));
    public static string NextLengthOfNull() => Told(() => StringInfo.GetNextTextElementLength(null));
    public static string NextLengthBefore() => Told(() => StringInfo.GetNextTextElementLength("abc", -1));
    public static string NextOfNull() => Told(() => StringInfo.GetNextTextElement(null));
    public static string Length() => Told(() => new StringInfo("ae\u0301").LengthInTextElements + "" + new StringInfo().String);
    public static string InfoOfNull() => Told(() => new StringInfo(null));
    public static string InfoEquals() => Told(() => new StringInfo("a").Equals(new StringInfo("a")));
    public static string ParsedNull() => Told(() => StringInfo.ParseCombiningCharacters(null));
    public static string CategoryOfChar() => Told(() => CharUnicodeInfo.GetUnicodeCategory('a'));
    public static string CategoryInText() => Told(() => CharUnicodeInfo.GetUnicodeCategory("a1 ", 1));
    public static string CategoryOfNumber() => Told(() => CharUnicodeInfo.GetUnicodeCategory(0x1F600));
    public static string CategoryOfPair() => Told(() => CharUnicodeInfo.GetUnicodeCategory("😀", 0));
    public static string CategoryOfHalf() => Told(() => CharUnicodeInfo.GetUnicodeCategory("😀", 1));
    public static string CategoryOfLoneHalf() => Told(() => CharUnicodeInfo.GetUnicodeCategory("\ud83d", 0));
    public static string CategoryOfNull() => Told(() => CharUnicodeInfo.GetUnicodeCategory(null, 0));
    public static string CategoryBeyond() => Told(() => CharUnicodeInfo.GetUnicodeCategory("a", 1));
    public static string CategoryBefore() => Told(() => CharUnicodeInfo.GetUnicodeCategory("a", -1));
    public static string CategoryOfTooLarge() => Told(() => CharUnicodeInfo.GetUnicodeCategory(0x110000));
    public static string CategoryOfSurrogate() => Told(() => CharUnicodeInfo.GetUnicodeCategory(0xd800));
    public static string CharCategoryInText() => Told(() => char.GetUnicodeCategory("a1", 1));
    public static string CharCategoryOfPair() => Told(() => char.GetUnicodeCategory("😀", 0));
    public static string CharCategoryBeyond() => Told(() => char.GetUnicodeCategory("a1", 2));
    public static string CharCategoryOfNull() => Told(() => char.GetUnicodeCategory(null, 2));
}
