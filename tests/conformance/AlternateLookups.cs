using System;
using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Generic;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

#nullable disable
#pragma warning disable

namespace Conformance;

public static class AlternateLookups
{
    static string J<T>(IEnumerable<T> s) => string.Join(",", s);
    static string Try(Func<object> f) { try { return f()?.ToString() ?? "null"; } catch (Exception e) { return e.GetType().Name + ":" + e.Message; } }
    public static string AltLookup() { var d = new Dictionary<string, int>(StringComparer.OrdinalIgnoreCase) { ["ab"] = 1 }; var l = d.GetAlternateLookup<ReadOnlySpan<char>>(); l["xyz".AsSpan(0, 2)] = 5; return $"{l["AB".AsSpan()]}{l.ContainsKey("zz")}{l.TryGetValue("XY", out int v)}{v}{d["xy"]}{l.TryAdd("q".AsSpan(), 2)}{l.Remove("ab".AsSpan())}{d.Count}{d.TryGetAlternateLookup<ReadOnlySpan<char>>(out _)}" + Try(() => new Dictionary<int, int>().GetAlternateLookup<long>().ToString()); }
    public static string AltSets() { var h = new HashSet<string> { "a", "b" }; var l = h.GetAlternateLookup<ReadOnlySpan<char>>(); bool a = l.Contains("a".AsSpan()), b = l.Add("ccc".AsSpan(0, 1)), c = l.Remove("b"); l.TryGetValue("c", out string s); return $"{a}{b}{c}{s}{h.Count}"; }
    public static string AltConc() { var d = new ConcurrentDictionary<string, int>(StringComparer.Ordinal); var l = d.GetAlternateLookup<ReadOnlySpan<char>>(); l["a"] = 1; return $"{l["a".AsSpan()]}{l.TryAdd("a", 3)}{l.TryRemove("a", out int v)}{v}{d.Count}"; }
    public static string AltFrozen() { var d = new Dictionary<string, int> { ["a"] = 1, ["b"] = 2 }.ToFrozenDictionary(StringComparer.OrdinalIgnoreCase).GetAlternateLookup<ReadOnlySpan<char>>(); var s = new[] { "x" }.ToFrozenSet().GetAlternateLookup<ReadOnlySpan<char>>(); bool t = d.TryGetValue("B".AsSpan(), out int v); bool u = s.TryGetValue("x", out string w); return $"{t}{v}{d.ContainsKey("zz")}{d["A"]}{u}{w}{s.Contains("y")}"; }
    public static string AltActual() { var d = new Dictionary<string, int>(StringComparer.OrdinalIgnoreCase) { ["Key"] = 1 }; var l = d.GetAlternateLookup<ReadOnlySpan<char>>(); bool a = l.TryGetValue("KEY", out string k, out int v), b = l.Remove("kEy", out string r, out int w), c = l.Remove("key", out _, out _); return $"{a}{k}{v}{b}{r}{w}{c}{Try(() => d.GetAlternateLookup<ReadOnlySpan<char>>()["no"])}"; }
}
