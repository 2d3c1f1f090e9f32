using System;

namespace Conformance;

public static class NativeIntegers
{
    public static nint AddWraps() { nint a = nint.MaxValue; return a + 1; }
    public static nuint SubtractWraps() { nuint a = 0; return a - 1; }
    public static nint Multiply() { nint a = unchecked((nint)3_000_000_000); return a * -2; }
    public static (nint, nint) DivideAndRemainder() { nint a = -17, b = 5; return (a / b, a % b); }
    public static nint DivideByZero() { nint a = 1, b = 0; return a / b; }
    public static (nint, nuint) Shifts() { nint a = -8; nuint b = 1; return (a >> 1, b << 63); }
    public static nint ShiftCountMasked() { nint a = 1; int n = 66; return a << n; }
    public static (bool, bool) Comparisons() { nint a = -1; nuint b = nuint.MaxValue; return (a < 0, b > 0); }
    public static int ToInt() { nint a = unchecked((nint)0x1_2345_6789); return unchecked((int)a); }
    public static int ToIntChecked() { nint a = (nint)1 << 40; return checked((int)a); }
    public static long FromIntSignExtends() { int i = -5; nint a = i; return a; }
    public static ulong FromUintZeroExtends() { uint i = 0xFFFF_FFFB; nuint a = i; return a; }
    public static nuint FromNegativeInt() { int i = -5; return unchecked((nuint)i); }
    public static (int, bool) SizeAndEquality() { IntPtr p = new IntPtr(42); nint n = 42; return (IntPtr.Size, p == n); }
    public static string Names() { nint a = 1; nuint b = 2; object o = a; return $"{a.GetType().Name} {b.GetType().Name} {o is IntPtr} {nameof(a)} {a + 2}"; }
    public static int IndexWithNativeInteger() { int[] a = [10, 20, 30]; nint i = 2; return a[i]; }
    public static int IndexWithLong() { int[] a = [10, 20, 30]; long i = 1; uint j = 2; ulong k = 0; return a[i] + a[j] + a[k]; }
    public static int IndexWithHugeLong() { int[] a = [10, 20, 30]; long i = 1L << 32; return a[i]; }
    public static double ToDouble() { nint a = -3; nuint b = 7; return a / 2.0 + b; }
    public static nint FromDouble() { double d = -3.99; return (nint)d; }
    public static string Boxed() { object o = (nint)5; return o switch { int => "int", long => "long", nint n => $"nint {n}", _ => "other" }; }
    public static bool EqualsAcrossTypes() { nint a = 5; return a.Equals((object)5) || a.Equals(5L as object); }
    public static nint Complement() { nint a = 0xFF; return ~a & 0xFFF; }
    public static long LoopWithNativeCounter() { long s = 0; for (nint i = -3; i < 5; i++) s = s * 3 + i; return s; }
}
