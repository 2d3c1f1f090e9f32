using System;
using System.Buffers;
using System.Collections;
using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Collections.ObjectModel;
using System.Collections.Specialized;
using System.ComponentModel;
using System.Diagnostics;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Text;
using System.Threading;
using System.Threading.Channels;
using System.Threading.Tasks;

namespace Conformance;

public static class EverydayTypes
{
    static string Try(Action a) { try { a(); return "none"; } catch (Exception e) { return e.GetType().Name + ":" + e.Message; } }
    public static string Rune1() { var b = new StringBuilder(); foreach (var r in "a€😀É".EnumerateRunes()) b.Append($"{r.Value:X} {r.IsAscii} {Rune.IsLetter(r)} {Rune.ToUpperInvariant(r)} {r.Utf8SequenceLength} {r.Utf16SequenceLength};"); return b.ToString(); }
    public static string Rune2() { Rune.TryCreate('x', out var r); Rune.TryCreate('\ud83d', '\ude00', out var s); return $"{r} {s} {Rune.IsDigit(new Rune('5'))} {Rune.IsWhiteSpace(new Rune(' '))} {Rune.GetUnicodeCategory(r)} {Rune.IsControl(new Rune(7))} {s.Plane} {Rune.TryCreate('\ud83d', out _)}"; }
    public static string Encodings() { var e = Encoding.UTF8; var u = Encoding.Unicode; return $"{e.GetByteCount("é€")} {e.GetString(e.GetBytes("é€"))} {u.GetBytes("ab").Length} {Encoding.ASCII.GetString(new byte[] { 65, 200 })} {e.EncodingName} {e.WebName} {Encoding.GetEncoding("utf-8").CodePage} {Encoding.UTF32.GetByteCount("a")} {Encoding.Latin1.GetBytes("é")[0]} {e.GetPreamble().Length} {e.GetMaxByteCount(3)} {u.GetMaxCharCount(4)} {e.IsSingleByte}"; }
    public static string EncodingMore() { var e = new UTF8Encoding(false, true); var b = new byte[10]; int n = e.GetBytes("héllo", 1, 3, b, 2); var c = new char[10]; int m = e.GetChars(b, 2, n, c, 0); return $"{n} {m} {new string(c, 0, m)}" + Try(() => e.GetString(new byte[] { 0xff })) + e.GetCharCount(b, 2, n) + string.Join(",", Encoding.Convert(Encoding.UTF8, Encoding.Unicode, b, 2, n)); }
    public static string Builder2() { var b = new StringBuilder(); b.Append("hello").Append("hello world", 5, 6).Append(new[] { 'a', 'b' }).Append((object)null!).Append(new StringBuilder("z")); b.Length = 8; b.EnsureCapacity(100); var s = ""; foreach (var c in b.GetChunks()) s += c; return b + s + b.Equals(new StringBuilder("hello wo")) + b.ToString(2, 3) + b.MaxCapacity; }
    public static string Builder3() { var b = new StringBuilder("a-b-c"); b.Replace('-', '+', 0, 3); b.Append($"{1}{2:X}"); b.Append(new ReadOnlyMemory<char>("mem".ToCharArray())); b.CopyTo(0, new char[3], 0, 3); b.Clear(); return b.ToString() + b.Length; }
    public static string Obs1() { var c = new ObservableCollection<int> { 1, 2 }; var b = new StringBuilder(); c.CollectionChanged += (s, e) => b.Append($"{e.Action} {e.NewStartingIndex} {e.OldStartingIndex} {e.NewItems?[0]} {e.OldItems?[0]};"); ((INotifyPropertyChanged)c).PropertyChanged += (s, e) => b.Append(e.PropertyName + ";"); c.Add(3); c.Insert(0, 9); c[1] = 7; c.Move(0, 2); c.RemoveAt(0); c.Remove(9); c.Clear(); return b.ToString(); }
    public static string Obs2() { var c = new ObservableCollection<string>(new[] { "x" }); var r = new ReadOnlyObservableCollection<string>(c); int n = 0; ((INotifyCollectionChanged)r).CollectionChanged += (s, e) => n++; c.Add("y"); return n + r[1] + r.Count; }
    public static string Keyed() { var k = new K { "apple", "bob" }; return k["b"] + k.Contains("a") + k.Count + k.Remove("a") + Try(() => k.Add("bill")) + k.TryGetValue("z", out _); }
    sealed class K : KeyedCollection<string, string> { protected override string GetKeyForItem(string item) => item.Substring(0, 1); }
    sealed class P : INotifyPropertyChanged { int x; public event PropertyChangedEventHandler? PropertyChanged; public int X { get => x; set { x = value; On(); } } void On([CallerMemberName] string? n = null) => PropertyChanged?.Invoke(this, new PropertyChangedEventArgs(n)); }
    public static string Notify() { var p = new P(); string s = ""; p.PropertyChanged += (o, e) => s += e.PropertyName; p.X = 3; return s; }
    public static string Frozen1() { var d = new Dictionary<string, int> { ["a"] = 1, ["b"] = 2 }.ToFrozenDictionary(); var s = new[] { 3, 1, 3 }.ToFrozenSet(); return $"{d["a"]} {d.Count} {d.ContainsKey("c")} {s.Contains(3)} {s.Count} {d.TryGetValue("b", out int v)} {v} {string.Join(",", s.OrderBy(x => x))} {d.GetValueOrDefault("q", 5)}"; }
    public static string Immut1() { var l = ImmutableList.Create(3, 1, 2); var m = l.Add(4).Remove(1).Sort().Insert(0, 9); var b = m.ToBuilder(); b.Add(8); return string.Join(",", l) + "|" + string.Join(",", m) + "|" + string.Join(",", b.ToImmutable()) + m.IndexOf(3) + m.Reverse()[0] + m.SetItem(0, 5)[0]; }
    public static string Immut2() { var d = ImmutableDictionary<string, int>.Empty.Add("a", 1).SetItem("b", 2); var s = ImmutableSortedSet.Create(3, 1, 2); var q = ImmutableQueue.Create(1, 2).Enqueue(3).Dequeue(out int f); var t = ImmutableStack<int>.Empty.Push(1).Push(2).Pop(out int g); var h = ImmutableHashSet.Create("x", "y").Union(new[] { "z" }); return $"{d["b"]} {d.Count} {string.Join(",", s)} {f} {q.Peek()} {g} {t.Peek()} {h.Count} {s.Max} {ImmutableArray.Create(1, 2, 3).Length}"; }
    public static string Chan() { var c = Channel.CreateBounded<int>(new BoundedChannelOptions(2) { FullMode = BoundedChannelFullMode.DropOldest }); for (int i = 0; i < 5; i++) c.Writer.TryWrite(i); c.Writer.Complete(); var s = ""; while (c.Reader.TryRead(out int x)) s += x; return s + c.Reader.Completion.IsCompleted + c.Reader.CanCount + c.Reader.CanPeek + c.Writer.TryWrite(1); }
    public static async Task<string> Chan2() { var c = Channel.CreateUnbounded<int>(); for (int i = 0; i < 3; i++) await c.Writer.WriteAsync(i); c.Writer.TryComplete(new InvalidOperationException("e")); var s = ""; try { await foreach (var x in c.Reader.ReadAllAsync()) s += x; } catch (InvalidOperationException e) { s += e.Message; } return s; }
    public static string Pool() { var a = ArrayPool<int>.Shared.Rent(10); var n = a.Length >= 10; ArrayPool<int>.Shared.Return(a); using var o = MemoryPool<byte>.Shared.Rent(16); return $"{n} {o.Memory.Length >= 16}"; }
    public static string BufferWriter() { var w = new ArrayBufferWriter<byte>(); w.Write(new byte[] { 1, 2, 3 }); var s = w.GetSpan(4); s[0] = 9; w.Advance(1); return $"{w.WrittenCount} {w.WrittenSpan[3]} {w.Capacity >= 4} {w.FreeCapacity >= 0} {w.WrittenMemory.Length}"; }
    public static string Cwt() { var t = new ConditionalWeakTable<object, string>(); var k = new object(); t.Add(k, "v"); t.AddOrUpdate(k, "w"); return t.TryGetValue(k, out var v) + v + t.GetValue(new object(), _ => "made") + t.GetOrCreateValue<object, string>(k, "z"); }
    static string GetOrCreateValue<A, B>(this ConditionalWeakTable<object, string> t, object k, string z) => t.GetValue(k, _ => z);
    public static string Handles() { var h = GCHandle.Alloc("x"); var s = (string)h.Target! + h.IsAllocated; h.Free(); return s + h.IsAllocated; }
    public static string Weak() { var o = new object(); var w = new WeakReference<object>(o); var v = new WeakReference(o); GC.KeepAlive(o); return w.TryGetTarget(out _) + "" + v.IsAlive + (v.Target == o); }
    public static string IsoW() => $"{ISOWeek.ToDateTime(2020, 53, DayOfWeek.Friday):yyyy-MM-dd} {ISOWeek.GetWeeksInYear(2020)} {ISOWeek.GetYearStart(2021):d} {ISOWeek.GetYearEnd(2021):d}";
    public static string Compare() { var c = CultureInfo.InvariantCulture.CompareInfo; return $"{c.Compare("a", "B") < 0} {c.IsPrefix("hello", "he")} {c.IsSuffix("hello", "lo")} {c.IndexOf("hello", "l")} {c.LastIndexOf("hello", "l")} {c.Compare("A", "a", CompareOptions.IgnoreCase)} {c.Name.Length} {c.IndexOf("hello", 'o')}"; }
    public static string TextInfos() { var t = CultureInfo.InvariantCulture.TextInfo; return t.ToTitleCase("the qUICK fox") + t.ToUpper("é") + t.ListSeparator + t.IsRightToLeft + t.CultureName.Length; }
    public static string Events() { EventHandler<int>? h = null; int n = 0; h += (s, e) => n += e; h += (s, e) => n += 10 * e; h(null, 3); return n + "" + h.GetInvocationList().Length; }
    public static string AsyncLinq() => "";
    public static string Attrs() => $"{typeof(P).IsSealed} {nameof(P.X)} {typeof(List<>).Name} {typeof(int?).ToString()}";
    public static string Timespans() => $"{TimeSpan.FromSeconds(90):mm\\:ss} {TimeSpan.Parse("1.02:03:04").TotalHours} {TimeSpan.FromMinutes(1.5)} {new TimeSpan(1, 2, 3):c} {TimeSpan.FromDays(1).Negate()} {TimeSpan.FromHours(3) / 2} {TimeSpan.FromMilliseconds(1, 5)} {TimeSpan.FromSeconds(1, 2)}";
    public static string Dates() { var d = new DateTime(2024, 3, 5, 14, 7, 9, DateTimeKind.Utc); return $"{d:o} {d:R} {d:dddd, d MMMM yyyy h:mm tt} {d.AddMonths(-1):s} {d:u} {DateTime.Parse("2024-05-06").DayOfYear} {DateTime.TryParseExact("05/06/24", "dd/MM/yy", null, DateTimeStyles.None, out var e)} {e:yyyyMMdd} {DateTime.IsLeapYear(2023)} {(d - e).TotalDays} {d.ToUnixMs()}"; }
    static long ToUnixMs(this DateTime d) => new DateTimeOffset(d).ToUnixTimeMilliseconds();
    public static string Dates2() { var d = new DateOnly(2024, 1, 31); var t = new TimeOnly(13, 45, 10, 123); return $"{d.AddMonths(1)} {d:yyyy-MM-dd} {t} {t:HH:mm:ss.fff} {t.AddHours(12)} {d.DayNumber} {t.IsBetween(new TimeOnly(1, 0), new TimeOnly(2, 0))} {TimeOnly.Parse("10:20")} {d.ToDateTime(t):s} {t.ToShortTimeString()} {d.ToLongDateString()} {d.ToShortDateString()} {t.ToLongTimeString()} {t.Microsecond}"; }
    public static string Offsets() { var o = new DateTimeOffset(2024, 1, 1, 0, 0, 0, TimeSpan.FromHours(2)); return $"{o} {o:o} {o.ToUniversalTime()} {o.UtcDateTime:s} {o.ToOffset(TimeSpan.Zero):u} {o.TotalOffsetMinutes} {DateTimeOffset.FromUnixTimeSeconds(0)} {o.CompareTo(o.AddTicks(1))} {o == o.ToUniversalTime()}"; }
    public static string Zones() { var u = TimeZoneInfo.Utc; return $"{u.Id} {u.BaseUtcOffset} {TimeZoneInfo.ConvertTimeToUtc(new DateTime(2024, 1, 1, 0, 0, 0, DateTimeKind.Utc)):s} {u.IsDaylightSavingTime(DateTime.UnixEpoch)} {u.DisplayName} {u.GetUtcOffset(DateTime.UnixEpoch)}"; }
}
