using System;
using System.Collections;
using System.Collections.Specialized;
using System.Linq;
using System.Text;

namespace Conformance;

/// <summary>Counts what happens to it, and takes text only.</summary>
public sealed class Register : DictionaryBase
{
    public readonly StringBuilder Log = new();
    protected override void OnInsert(object key, object? value) => Log.Append("+").Append(key);
    protected override void OnInsertComplete(object key, object? value)
    {
        if (value is "bad") throw new InvalidOperationException("late");
    }

    protected override void OnSet(object key, object? oldValue, object? newValue) => Log.Append("=").Append(oldValue ?? "-").Append(newValue);
    protected override void OnRemove(object key, object? value) => Log.Append("-").Append(key);
    protected override void OnClear() => Log.Append("0");
    protected override void OnValidate(object key, object? value)
    {
        if (value is not string) throw new ArgumentException("text only");
    }

    public IDictionary Pairs => Dictionary;
}

public static class SpecializedCollections
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

    private static string All(IDictionary pairs)
    {
        string text = "";
        foreach (DictionaryEntry entry in pairs) text += entry.Key + "=" + entry.Value + ",";
        return text + pairs.Count + "[" + string.Join(" ", pairs.Keys.Cast<object>()) + "|" + string.Join(" ", pairs.Values.Cast<object>()) + "]";
    }

    private static string Usual(IDictionary pairs)
    {
        pairs.Add("b", 2);
        pairs["a"] = 1;
        pairs["c"] = 3;
        pairs["b"] = 20;
        string text = All(pairs) + pairs.Contains("a") + pairs.Contains("z") + (pairs["z"] ?? "null") + pairs["c"];
        pairs.Remove("a");
        pairs.Remove("z");
        var copy = new DictionaryEntry[3];
        pairs.CopyTo(copy, 1);
        text += All(pairs) + copy.Sum(entry => (int?)entry.Value ?? 0) + Thrown(() => pairs.Add("b", 0)) + Thrown(() => pairs.Add(null!, 0)) + Thrown(() => pairs.CopyTo(copy, 2));
        text += Thrown(() =>
        {
            foreach (DictionaryEntry entry in pairs) pairs.Remove(entry.Key);
        });
        pairs.Clear();
        return text + All(pairs) + pairs.IsReadOnly + pairs.IsFixedSize + pairs.IsSynchronized;
    }

    public static string SortedLists() => Usual(new SortedList()) + Usual(new SortedList(StringComparer.OrdinalIgnoreCase));
    public static string OrderedDictionaries() => Usual(new OrderedDictionary()) + Usual(new OrderedDictionary(StringComparer.OrdinalIgnoreCase));
    public static string ListDictionaries() => Usual(new ListDictionary());
    public static string HybridDictionaries() => Usual(new HybridDictionary());

    public static string SortedListsByIndex()
    {
        var list = new SortedList { [3] = "c", [1] = "a", [2] = "b" };
        list.SetByIndex(1, "B");
        string text = list.GetKey(0) + "" + list.GetByIndex(1) + list.IndexOfKey(3) + list.IndexOfKey(7) + list.IndexOfValue("a") + list.ContainsValue("B") + list.ContainsKey(2) + list.Capacity;
        IList keys = list.GetKeyList();
        list.RemoveAt(0);
        var clone = (SortedList)list.Clone();
        list.Clear();
        return text + keys.Count + All(clone) + Thrown(() => keys.Add(1)) + Thrown(() => clone.GetByIndex(9)) + Thrown(() => _ = clone[null!]) + Thrown(() => new SortedList(-1)) + Thrown(() => clone.Add("x", 1));
    }

    public static string OrderedDictionariesByIndex()
    {
        var pairs = new OrderedDictionary { { "x", 1 }, { "y", 2 } };
        pairs.Insert(1, "m", 3);
        pairs[0] = 10;
        pairs.RemoveAt(2);
        return All(pairs) + pairs[1] + Thrown(() => pairs.Insert(9, "q", 1)) + Thrown(() => _ = pairs[5]) + Thrown(() => pairs.AsReadOnly().Add("z", 1)) + pairs.AsReadOnly().Count;
    }

    public static string HybridsGrow()
    {
        var pairs = new HybridDictionary(true);
        for (int i = 0; i < 12; i++) pairs["K" + i] = i;
        return pairs.Count + "" + pairs["k7"] + pairs.Contains("k11") + pairs.Contains("k12");
    }

    public static string NamesAndValues()
    {
        var names = new NameValueCollection { { "a", "1" }, { "B", "2" }, { "A", "3" }, { "n", null } };
        names["b"] = "x";
        names.Add(null, "nothing");
        string text = names.Count + names["A"] + "|" + names[1] + "|" + string.Join(",", names.AllKeys.Select(k => k ?? "null")) + "|" + string.Join("/", names.GetValues("a")!) + (names["zz"] ?? "null") + (names["n"] ?? "null") + names[(string?)null];
        foreach (string? key in names) text += key ?? "null";
        names.Remove("A");
        names.Set("q", "r");
        var copy = new NameValueCollection(names);
        names.Clear();
        return text + copy.Count + copy.GetKey(0) + copy.HasKeys() + names.HasKeys() + copy.Keys[1] + copy.Get("Q");
    }

    public static string Strings()
    {
        var strings = new StringCollection { "a", "c" };
        strings.AddRange(["d", "e"]);
        strings.Insert(1, "b");
        strings.Remove("d");
        strings[0] = "A";
        string text = strings.Count + strings[1] + strings.IndexOf("e") + strings.Contains("c");
        foreach (string? one in strings) text += one;
        var copy = new string[4];
        strings.CopyTo(copy, 0);
        var dictionary = new StringDictionary { { "Key", "v" } };
        dictionary["other"] = "w";
        return text + string.Concat(copy) + dictionary["KEY"] + dictionary.ContainsKey("key") + dictionary.Count + Thrown(() => dictionary.Add("kEY", "q"));
    }

    public static string BitVectors()
    {
        int first = BitVector32.CreateMask(), second = BitVector32.CreateMask(first), third = BitVector32.CreateMask(second);
        var bits = new BitVector32(0) { [second] = true, [third] = true };
        bits[third] = false;
        BitVector32.Section small = BitVector32.CreateSection(3), large = BitVector32.CreateSection(100, small);
        var sections = new BitVector32(0);
        sections[small] = 2;
        sections[large] = 77;
        return bits.ToString() + bits.Data + bits[second] + bits[first] + sections.Data + sections[small] + sections[large] + small + large + large.Mask + large.Offset + sections.Equals(new BitVector32(sections))
            + Thrown(() => BitVector32.CreateMask(int.MinValue)) + Thrown(() => BitVector32.CreateSection(0));
    }

    public static string Registers()
    {
        var register = new Register();
        register.Pairs.Add("a", "1");
        register.Pairs["a"] = "2";
        register.Pairs["b"] = "3";
        string text = Thrown(() => register.Pairs.Add("c", "bad")) + Thrown(() => register.Pairs.Add("c", 5));
        register.Pairs.Remove("a");
        text += register.Count + "" + register.Pairs.Contains("c");
        register.Clear();
        return text + register.Log + register.Count;
    }
}
