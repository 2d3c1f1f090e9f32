using System;
using System.Linq;

namespace Conformance;

public static class Enums
{
    private enum Plain { A, B, C }
    private enum Gaps { X = 5, Y, Z = 20, Same = 5, Neg = -3 }
    [Flags] private enum Perm { None = 0, Read = 1, Write = 2, Exec = 4, All = Read | Write | Exec }
    private enum Tiny : byte { Lo, Hi = 255 }
    private enum Big : ulong { Max = ulong.MaxValue, Mid = 1UL << 63 }
    private enum Long : long { Min = long.MinValue, One = 1 }
    private enum Short : short { M = -1 }
    public enum Level { Low = 1, High = 9 }

    public static Level ReturnedEnum() => Level.High;
    public static DayOfWeek ReturnedSystemEnum() => DayOfWeek.Wednesday;
    public static string ToStringOfDefined() => $"{Plain.B}{Gaps.Y}{Tiny.Hi}{Big.Max}{Long.Min}{Short.M}";
    public static string ToStringOfUndefined() => $"{(Plain)7}{(Gaps)(-1)}{(Tiny)9}";
    public static string FlagsToString() => $"{Perm.Read | Perm.Exec};{Perm.All};{(Perm)0};{(Perm)8};{(Perm)9}";
    public static int Casts() { Plain p = (Plain)2; int i = (int)p; Tiny t = unchecked((Tiny)300); return i * 1000 + (int)t + (int)Gaps.Neg; }
    public static ulong UnderlyingUlong() => (ulong)Big.Mid + 1;
    public static (bool, bool) HasFlag() { var p = Perm.Read | Perm.Write; return (p.HasFlag(Perm.Write), p.HasFlag(Perm.Exec | Perm.Read)); }
    public static int FlagOperators() { Perm p = Perm.Read; p |= Perm.Exec; p ^= Perm.Read; p |= Perm.Write; p &= ~Perm.Exec; return (int)p * 10 + (int)(~Perm.None & Perm.All); }
    public static string Arithmetic() { Plain p = Plain.A; p++; p += 1; int d = Plain.C - Plain.A; return $"{p}{d}{p - 1}{Plain.A + 2}"; }
    public static (bool, bool, bool) Comparison() { Plain a = Plain.A, b = Plain.B; return (a < b, a == Plain.A, b.CompareTo(a) > 0); }
    public static string SwitchOnEnum() { string s = ""; foreach (Perm p in new[] { Perm.None, Perm.Read, Perm.All, (Perm)3 }) switch (p) { case Perm.None: s += "n"; break; case Perm.Read: case Perm.Write: s += "rw"; break; case Perm.All: s += "all"; break; default: s += (int)p; break; } return s; }
    public static string GetNamesAndValues() => string.Join(",", Enum.GetNames<Gaps>()) + "|" + string.Join(",", Enum.GetValues<Plain>().Select(p => (int)p));
    public static (bool, bool, bool) IsDefined() => (Enum.IsDefined(Plain.C), Enum.IsDefined((Plain)9), Enum.IsDefined(typeof(Plain), "B"));
    public static string GetName() => Enum.GetName(Plain.B) + "[" + Enum.GetName((Plain)44) + "]";
    public static string ParseForms() => $"{Enum.Parse<Plain>("C")}{Enum.Parse<Perm>("Read, Exec")}{Enum.Parse<Plain>("1")}{Enum.TryParse("zzz", out Plain p)}{p}";
    public static string Formats() => $"{Perm.All:D} {Perm.Read | Perm.Write:F} {Tiny.Hi:X} {Plain.B:G} {Plain.C:X}";
    public static string Boxed() { object o = Plain.B; return $"{o}{o.GetType().Name}{o is Plain}{o is int}{(Plain)o}{o.Equals(Plain.B)}{o.Equals(1)}"; }
    public static string NullableAndDefault() { Plain? p = null; return $"[{p}]{default(Plain)}{p.GetValueOrDefault()}{default(Level)}"; }
    public static int EnumAsIndexAndKey() { int[] counts = new int[3]; counts[(int)Plain.C] += 4; var d = new System.Collections.Generic.Dictionary<Plain, int> { [Plain.A] = 1, [Plain.B] = 2 }; return counts[2] * 10 + d[Plain.B]; }
    public static bool HashEqualsUnderlying() => Plain.C.GetHashCode() == 2 && Plain.C.Equals(Plain.C) && !Plain.C.Equals((object)2);
    public static string UnderlyingTypes() => Enum.GetUnderlyingType(typeof(Tiny)).Name + Enum.GetUnderlyingType(typeof(Plain)).Name + typeof(Long).GetEnumUnderlyingType().Name;
    public static string ToObject() => Enum.ToObject(typeof(Perm), 5).ToString()!;
    public static string GenericHelper() { static string N<T>(T v) where T : struct, Enum => $"{v}{Convert.ToInt32(v)}{typeof(T).Name}"; return N(Perm.Write) + N(Plain.C); }
    public static int LoopOverEnum() { int n = 0; for (Plain p = Plain.A; p <= Plain.C; p++) n = n * 10 + (int)p + 1; return n; }
    public static string DuplicateValuesCompareEqual() => (Gaps.X == Gaps.Same).ToString();
    public static byte ByteEnumWraps() { Tiny t = Tiny.Hi; t++; return (byte)t; }
    public static int CheckedEnumOverflow() { Tiny t = Tiny.Hi; checked { t++; } return (int)t; }
    public static string EnumInInterpolationAlignment() => $"[{Plain.A,3}][{Plain.B,-3}]";
    public static int BitLoop() { int n = 0; Perm p = Perm.Read | Perm.Exec; foreach (Perm f in Enum.GetValues<Perm>()) if (f != 0 && (p & f) == f) n += (int)f * 10; return n; }
}
