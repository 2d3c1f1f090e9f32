using System;
using System.Collections.Generic;
using System.Globalization;

namespace Conformance;

public static class ObjectMembers
{
    private class A { public int X; public object Copy() => MemberwiseClone(); public int[] Arr = [1]; }
    private sealed class B : A { public sealed class In<T> { } }
    private struct S { public int V; }
    private sealed class Cmp(int v) : IComparable { public int V => v; public int CompareTo(object? o) => o is Cmp c ? v - c.V : throw new ArgumentException("type"); }

    public static (bool, bool, bool) ReferenceEqualsForms() { object a = new(), b = a; return (ReferenceEquals(a, b), ReferenceEquals(a, new object()), ReferenceEquals(null, null)); }
    public static bool BoxedValuesAreDistinct() { object a = 5, b = 5; return !ReferenceEquals(a, b) && a.Equals(b) && a != b; }
    public static (bool, bool, bool) StaticEquals() => (Equals(1, 1), Equals(1, 1L), Equals(null, "x"));
    public static string GetTypeNames() => $"{1.GetType().Name} {"s".GetType().FullName} {new int[1].GetType().Name} {1.5m.GetType().Name} {'c'.GetType().Name} {new A().GetType().FullName}";
    public static string TypeofNames() => $"{typeof(int).Name}|{typeof(A).Name}|{typeof(B.In<int>).Name}|{typeof(void).Name}|{typeof(List<string>).Namespace}|{typeof(S[]).Name}|{typeof(int?).Name}|{typeof(object).FullName}";
    public static bool TypeIdentity() => typeof(A) == new A().GetType() && typeof(B) != typeof(A) && ReferenceEquals(typeof(int), 5.GetType()) && new B().GetType().BaseType == typeof(A);
    public static string TypeTests() => $"{typeof(A).IsAssignableFrom(typeof(B))}{typeof(S).IsValueType}{typeof(int[]).IsArray}{typeof(IComparable).IsInterface}{typeof(B).IsSubclassOf(typeof(A))}{typeof(DayOfWeek).IsEnum}{typeof(A).IsInstanceOfType(new B())}";
    public static string DefaultToString() => new A().ToString() + new S();
    public static string MemberwiseCloneIsShallow() { var a = new A { X = 3 }; var c = (A)a.Copy(); c.X = 4; c.Arr[0] = 9; return $"{a.X}{c.X}{a.Arr[0]}{c.GetType() == a.GetType()}"; }
    public static bool HashCodesOfEqualValues() => 5.GetHashCode() == 5.GetHashCode() && "a".GetHashCode() == "a".GetHashCode() && new S { V = 2 }.GetHashCode() == new S { V = 2 }.GetHashCode();
    public static (int, int, int, int) KnownHashCodes() => (42.GetHashCode(), true.GetHashCode(), 'a'.GetHashCode(), (1L << 32).GetHashCode());
    public static string EqualsAcrossNumericTypes() => $"{5.Equals(5L)}{5L.Equals(5)}{((object)5).Equals(5L)}{5.0.Equals(5)}{'a'.Equals(97)}{((byte)5).Equals(5)}";
    public static (int, int, int, int) CompareToResults() => (5.CompareTo(7), "b".CompareTo((object?)null), true.CompareTo(false), 'c'.CompareTo('a'));
    public static int CompareToWrongTypeThrows() => 5.CompareTo((object)"x");
    public static (int, int, int) ComparerDefault() => (Comparer<int>.Default.Compare(1, 2), Comparer<string?>.Default.Compare(null, "a"), Comparer<bool>.Default.Compare(true, true));
    public static string ComparerOfComparable() { var l = new List<Cmp> { new(3), new(1) }; l.Sort(); return $"{l[0].V}{Comparer<Cmp>.Default.Compare(new(1), new(5))}"; }
    public static int ComparerOfIncomparableThrows() => Comparer<A>.Default.Compare(new A(), new A());
    public static string EqualityComparers() => $"{EqualityComparer<string>.Default.Equals("a", "a")}{EqualityComparer<A>.Default.Equals(new A(), new A())}{EqualityComparer<S>.Default.Equals(new S(), new S())}{EqualityComparer<int?>.Default.Equals(null, null)}{EqualityComparer<object>.Default.GetHashCode(5)}";
    public static string StringComparers() => $"{StringComparer.Ordinal.Equals("a", "A")}{StringComparer.OrdinalIgnoreCase.Equals("a", "A")}{Math.Sign(StringComparer.Ordinal.Compare("a", "B"))}{StringComparer.OrdinalIgnoreCase.GetHashCode("X") == StringComparer.OrdinalIgnoreCase.GetHashCode("x")}";
    public static string CustomEqualityComparer() { var c = EqualityComparer<string>.Create((a, b) => a?.Length == b?.Length, s => s.Length); var h = new HashSet<string>(c) { "aa", "bb", "c" }; return h.Count + "" + h.Contains("zz"); }
    public static string GuidFixed() { var g = new Guid("00112233-4455-6677-8899-aabbccddeeff"); return g.ToString() + g.ToString("N")[..4] + g.ToByteArray()[0] + (g == Guid.Parse("{00112233-4455-6677-8899-AABBCCDDEEFF}")) + Guid.Empty; }
    public static string VersionAndKeyValue() { var v = new Version(1, 2, 3); return $"{v}{v > new Version("1.2")}{new KeyValuePair<int, string>(1, "a")}{v.CompareTo(new Version(1, 3))}"; }
    public static string TimeSpans() { var t = TimeSpan.FromMinutes(90) + new TimeSpan(1, 2, 3, 4, 5); return $"{t}|{t.Days}|{t.TotalHours:F2}|{-t}|{TimeSpan.FromSeconds(1.5).Ticks}|{TimeSpan.Zero}|{t > TimeSpan.FromDays(1)}|{t * 2}"; }
    public static string DateTimes() { var d = new DateTime(2024, 2, 28, 23, 59, 58); var e = d.AddDays(1).AddSeconds(2); return $"{e.ToString("yyyy-MM-dd HH:mm:ss", CultureInfo.InvariantCulture)}|{e.DayOfWeek}|{e.DayOfYear}|{(e - d).TotalSeconds}|{DateTime.IsLeapYear(1900)}|{DateTime.DaysInMonth(2023, 2)}|{d.AddMonths(12).Day}|{e > d}|{e.Kind}"; }
    public static string DateTimeRoundTrip() { var d = new DateTime(2020, 1, 2, 3, 4, 5, 678, DateTimeKind.Utc); return d.ToString("o", CultureInfo.InvariantCulture) + d.Ticks + d.Date.Hour + DateTime.UnixEpoch.AddMilliseconds(86400000).Day; }
    public static int InvalidDateThrows() => new DateTime(2023, 2, 29).Day;
    public static string DateOnlyTimeOnly() { var d = new DateOnly(2024, 12, 31).AddDays(1); var t = new TimeOnly(23, 30).AddHours(2); return $"{d:yyyy-MM-dd}|{t:HH:mm}|{d.DayNumber}|{t.IsBetween(new(1, 0), new(2, 0))}"; }
    public static string DateTimeOffsets() { var o = new DateTimeOffset(2024, 1, 1, 12, 0, 0, TimeSpan.FromHours(2)); return $"{o.UtcDateTime.Hour}{o.Offset}{o == new DateTimeOffset(2024, 1, 1, 10, 0, 0, TimeSpan.Zero)}{o.ToUnixTimeSeconds()}"; }
    public static string DecimalArithmetic() { decimal a = 10.25m, b = 3m; return $"{a + b} {a - b} {a * b} {a / b} {a % b} {-a} {a == 10.250m}"; }
    public static string DecimalScaleIsKept() => $"{1.10m + 2.2m} {1.0m * 1.00m} {0.1m + 0.2m} {100m / 4m} {1m / 3m} {5.00m}";
    public static string DecimalRounding() => $"{decimal.Round(2.5m)} {decimal.Round(-2.345m, 2)} {Math.Round(2.5m, MidpointRounding.AwayFromZero)} {decimal.Truncate(-2.7m)} {decimal.Floor(-2.1m)} {Math.Ceiling(2.1m)}";
    public static string DecimalConversions() { decimal d = 12345.678m; return $"{(int)d} {(double)d} {(decimal)0.1} {(long)-d} {decimal.Parse("1.50", CultureInfo.InvariantCulture)} {(decimal)1e10f} {Convert.ToInt32(2.5m)}"; }
    public static int DecimalDivideByZeroThrows() { decimal z = 0; return (int)(1m / z); }
    public static int DecimalOverflowThrows() { decimal m = decimal.MaxValue; return (int)(m + 1); }
    public static int DecimalToIntOverflowThrows() { decimal m = 3_000_000_000m; return (int)m; }
    public static string DecimalCompareAndExtremes() { decimal a = 1.0m, b = 1.00m; return $"{a == b}{a.Equals(b)}{a.CompareTo(2m)}{a > 0.5m}{decimal.MaxValue}{decimal.Zero}{a++}{--b}"; }
    public static string BitConverterRoundTrips() { byte[] b = BitConverter.GetBytes(0x01020304); return $"{b[0]}{b[3]}{BitConverter.ToInt32(b, 0)}{BitConverter.ToString(b)}{BitConverter.GetBytes(1.5).Length}{BitConverter.ToInt16([1, 1], 0)}{BitConverter.IsLittleEndian}{BitConverter.ToBoolean([0], 0)}"; }
    public static string BinaryPrimitivesOrder() { Span<byte> s = stackalloc byte[8]; System.Buffers.Binary.BinaryPrimitives.WriteInt32BigEndian(s, 0x01020304); System.Buffers.Binary.BinaryPrimitives.WriteInt16LittleEndian(s[4..], -2); return $"{s[0]}{s[3]}{s[4]}{System.Buffers.Binary.BinaryPrimitives.ReadUInt16BigEndian(s)}"; }
    public static string EncodingMembers() { var e = System.Text.Encoding.UTF8; return e.GetByteCount("é€") + e.GetString([104, 105]) + System.Text.Encoding.ASCII.GetBytes("é")[0] + System.Text.Encoding.Unicode.GetBytes("a").Length; }
    public static string TypeCodes() => $"{Type.GetTypeCode(typeof(int))}{Convert.GetTypeCode("s")}{1.5.GetTypeCode()}{Type.GetTypeCode(typeof(DayOfWeek))}";
    public static bool WeakReferenceToLiveObject() { var o = new object(); var w = new WeakReference<object>(o); bool alive = w.TryGetTarget(out var t) && ReferenceEquals(t, o); GC.KeepAlive(o); return alive; }
    public static string TupleOfEverythingIsBoxed() { object[] all = [1, 2L, 3u, 4.5f, 6.5, 'c', true, "s", (byte)7, (short)-8, 9m, DayOfWeek.Monday]; string s = ""; foreach (object o in all) s += o + "" + o.GetType().Name[0]; return s; }
}
