using System;
using System.Buffers;
using System.Buffers.Binary;
using System.Collections;
using System.Collections.Generic;
using System.Globalization;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Text;

namespace Conformance;

/// <summary>Parts of spans, numbers in bytes, and what looks at memory without types.</summary>
public static unsafe class SpanParts
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

    private static string Shown(ReadOnlySpan<char> text, Span<Range> ranges, int count)
    {
        string shown = count + ":";
        for (int i = 0; i < count; i++) shown += "[" + text[ranges[i]].ToString() + "]";
        return shown + " ";
    }

    private static string Split(string text, int room, string separator, StringSplitOptions options)
    {
        Range[] ranges = new Range[room];
        return Shown(text, ranges, text.AsSpan().Split(ranges, separator, options));
    }

    private static string SplitOne(string text, int room, char separator, StringSplitOptions options)
    {
        Range[] ranges = new Range[room];
        return Shown(text, ranges, text.AsSpan().Split(ranges, separator, options));
    }

    private static string SplitAny(string text, int room, string separators, StringSplitOptions options)
    {
        Range[] ranges = new Range[room];
        return Shown(text, ranges, text.AsSpan().SplitAny(ranges, separators, options));
    }

    private static string SplitTexts(string text, int room, StringSplitOptions options, params string[] separators)
    {
        Range[] ranges = new Range[room];
        return Shown(text, ranges, text.AsSpan().SplitAny(ranges, separators, options));
    }

    private const StringSplitOptions None = StringSplitOptions.None, Removed = StringSplitOptions.RemoveEmptyEntries, Trimmed = StringSplitOptions.TrimEntries;

    public static string SplitByChar() =>
        SplitOne("a,,b,c", 2, ',', Removed) + SplitOne("a,,b,c", 2, ',', None) + SplitOne("a,b", 5, ',', None) + SplitOne("", 3, ',', None) + SplitOne("", 3, ',', Removed) + SplitOne(" a , b ,  ", 3, ',', Trimmed) + SplitOne(" a , ,b ,  ", 2, ',', Trimmed | Removed)
        + SplitOne(",,", 2, ',', None) + SplitOne(",,", 2, ',', Removed) + SplitOne(",a", 1, ',', Removed) + SplitOne(" ", 1, ',', Removed | Trimmed) + SplitOne("a,b,c", 0, ',', None) + SplitOne(",,a,,", 2, ',', Removed);

    public static string SplitByText() =>
        Split("a--b---c", 5, "--", None) + Split("a--b--c", 2, "--", None) + Split("a--b", 3, "", None) + Split("--", 3, "--", Removed) + Split("x-- --y", 3, "--", Trimmed | Removed) + Split("x----y--z", 2, "--", Removed) + Split(" ", 2, "--", Trimmed) + Split("aXbxc", 4, "x", None);

    public static string SplitByAny() =>
        SplitAny("a,b;c", 5, ",;", None) + SplitAny("a b\tc", 5, "", None) + SplitAny("a,b;c", 2, ";,", None) + SplitAny(",;a", 2, ",;", Removed) + SplitAny("a", 2, ";", None) + SplitTexts("a--b++c", 5, None, "--", "++") + SplitTexts("a b", 5, None) + SplitTexts("a b", 5, None, "", null!) + SplitTexts("aabab", 5, None, "a", "ab") + SplitTexts("aabab", 5, None, "ab", "a") + SplitTexts("--a++ ", 2, Removed | Trimmed, "++", "--");

    public static string SplitFailures()
    {
        Range[] ranges = new Range[3];
        return Name(() => "a".AsSpan().Split(ranges, ',', (StringSplitOptions)4)) + Name(() => "a".AsSpan().SplitAny(ranges, ",", (StringSplitOptions)(-1))) + Name(() => "a".AsSpan().SplitAny((SearchValues<char>)null!));
    }

    public static string SplitLazily()
    {
        string shown = "";
        ReadOnlySpan<char> text = "a,b;c d";
        foreach (Range range in text.SplitAny(SearchValues.Create(";,"))) shown += text[range].ToString() + "|";
        foreach (Range range in text.SplitAny()) shown += text[range].ToString() + "!";
        foreach (Range range in text.Split("")) shown += text[range].ToString() + "?";
        foreach (Range range in text.SplitAny(',', ' ')) shown += range + "+";
        foreach (Range range in new ReadOnlySpan<int>(new[] { 1, 0, 2 }).SplitAny(ReadOnlySpan<int>.Empty)) shown += range + "=";
        return shown;
    }

    public static string Runes()
    {
        string shown = "";
        foreach (Rune rune in "a\ud83d\ude00\udc00é".AsSpan().EnumerateRunes()) shown += rune.Value.ToString("x") + ",";
        foreach (Rune rune in new[] { 'x', '\ud83d' }.AsSpan().EnumerateRunes()) shown += rune.Value.ToString("x") + ";";
        foreach (Rune rune in ReadOnlySpan<char>.Empty.EnumerateRunes()) shown += rune;
        return shown;
    }

    public static string Overlaps()
    {
        int[] items = { 1, 2, 3, 4, 5 };
        bool first = items.AsSpan(1, 3).Overlaps(items.AsSpan(3), out int later);
        bool second = items.AsSpan(3).Overlaps(items.AsSpan(1, 3), out int earlier);
        bool third = items.AsSpan(0, 2).Overlaps(items.AsSpan(2), out int none);
        bool fourth = ((ReadOnlySpan<int>)items).Overlaps(new int[3], out int other);
        return first + " " + later + second + " " + earlier + third + " " + none + fourth + " " + other + items.AsSpan(0, 0).Overlaps(items, out int empty) + empty + items.AsSpan().Overlaps(items, out int same) + same;
    }

    public static string SortedPairs()
    {
        int[] keys = { 3, 1, 2 };
        string[] items = { "c", "a", "b" };
        keys.AsSpan().Sort(items.AsSpan());
        string shown = string.Join(",", keys) + string.Join(",", items);
        keys.AsSpan().Sort(items.AsSpan(), (x, y) => y - x);
        shown += string.Join(",", keys) + string.Join(",", items);
        items.AsSpan().Sort(keys.AsSpan(), StringComparer.Ordinal);
        keys.AsSpan(1).Sort(items.AsSpan(1), Comparer<int>.Create((x, y) => y.CompareTo(x)));
        shown += string.Join(",", keys) + string.Join(",", items);
        return shown + Name(() => keys.AsSpan().Sort(items.AsSpan(1))) + Name(() => keys.AsSpan().Sort(items.AsSpan(), (Comparison<int>)null!)) + Name(() => items.AsSpan().Sort(keys.AsSpan(), (x, y) => throw new FormatException())) + Name(() => keys.AsSpan().Sort(items.AsSpan(), (IComparer<int>)null!));
    }

    public static string Letters()
    {
        char[] text = { 'a', 'B', 'é', 'ß' }, other = new char[5];
        int upper = ((ReadOnlySpan<char>)text).ToUpper(other, CultureInfo.InvariantCulture);
        string shown = upper + new string(other, 0, 4);
        int lower = ((ReadOnlySpan<char>)text).ToLower(other, CultureInfo.InvariantCulture);
        shown += lower + new string(other, 0, 4) + ((ReadOnlySpan<char>)text).ToLower(new char[3], CultureInfo.InvariantCulture);
        return shown + Name(() => ((ReadOnlySpan<char>)text).ToUpper(text, CultureInfo.InvariantCulture)) + Name(() => ((ReadOnlySpan<char>)text).ToLowerInvariant(text)) + Name(() => ReadOnlySpan<char>.Empty.ToUpperInvariant(text));
    }

    public static string WrittenFormats()
    {
        char[] room = new char[12];
        CompositeFormat one = CompositeFormat.Parse("<{0,4:x}>"), three = CompositeFormat.Parse("{2}{1}{0}");
        string shown = room.AsSpan().TryWrite(null, one, out int count, 255) + " " + new string(room, 0, count);
        shown += room.AsSpan().TryWrite(CultureInfo.InvariantCulture, three, out count, 1.5, "b", 'c') + new string(room, 0, count);
        shown += room.AsSpan(0, 3).TryWrite(null, one, out count, 1) + " " + count;
        shown += room.AsSpan().TryWrite(null, CompositeFormat.Parse("{1}-{0}"), out count, 1, 2) + new string(room, 0, count) + room.AsSpan().TryWrite(null, three, out count, new object[] { 1, 2, 3, 4 }) + new string(room, 0, count);
        ReadOnlySpan<object?> several = new object?[] { "x", null, "z" };
        shown += room.AsSpan().TryWrite(null, three, out count, several) + new string(room, 0, count);
        return shown + Name(() => room.AsSpan().TryWrite(null, three, out _, 1)) + Name(() => room.AsSpan().TryWrite(null, null!, out _, 1)) + Name(() => room.AsSpan().TryWrite(null, one, out _, (object[])null!));
    }

    public static string WideNumbers()
    {
        byte[] bytes = new byte[18];
        UInt128 value = new(0x0102030405060708, 0x090a0b0c0d0e0f10);
        BinaryPrimitives.WriteUInt128BigEndian(bytes, value);
        string shown = Convert.ToHexString(bytes) + BinaryPrimitives.ReadUInt128BigEndian(bytes).ToString("x") + BinaryPrimitives.ReadUInt128LittleEndian(bytes).ToString("x");
        BinaryPrimitives.WriteInt128LittleEndian(bytes.AsSpan(1), -(Int128)value);
        shown += Convert.ToHexString(bytes) + BinaryPrimitives.ReadInt128LittleEndian(bytes.AsSpan(1)) + BinaryPrimitives.ReadInt128BigEndian(bytes) + BinaryPrimitives.ReverseEndianness(value).ToString("x") + BinaryPrimitives.ReverseEndianness((Int128)value).ToString("x");
        shown += BinaryPrimitives.TryReadInt128BigEndian(bytes.AsSpan(3), out Int128 none) + " " + none + BinaryPrimitives.TryWriteUInt128LittleEndian(bytes.AsSpan(2), value) + BinaryPrimitives.TryWriteInt128BigEndian(bytes.AsSpan(3), 1) + Convert.ToHexString(bytes) + BinaryPrimitives.TryReadUInt128LittleEndian(bytes.AsSpan(2), out UInt128 read) + read.ToString("x");
        return shown + Name(() => BinaryPrimitives.ReadInt128BigEndian(bytes.AsSpan(4))) + Name(() => BinaryPrimitives.WriteUInt128BigEndian(bytes.AsSpan(4), 1));
    }

    public static string SmallNumbers()
    {
        byte[] bytes = new byte[9];
        BinaryPrimitives.WriteHalfBigEndian(bytes, (Half)1.5);
        string shown = Convert.ToHexString(bytes) + BinaryPrimitives.ReadHalfBigEndian(bytes) + BinaryPrimitives.ReadHalfLittleEndian(bytes) + BinaryPrimitives.TryReadHalfLittleEndian(bytes.AsSpan(8), out Half half) + half;
        BinaryPrimitives.WriteIntPtrBigEndian(bytes, -2);
        shown += Convert.ToHexString(bytes) + BinaryPrimitives.ReadIntPtrLittleEndian(bytes) + " " + BinaryPrimitives.ReadUIntPtrBigEndian(bytes) + BinaryPrimitives.TryWriteUIntPtrLittleEndian(bytes.AsSpan(2), 7) + BinaryPrimitives.TryWriteUIntPtrLittleEndian(bytes.AsSpan(1), 7) + Convert.ToHexString(bytes) + BinaryPrimitives.TryReadIntPtrBigEndian(bytes, out nint number) + number;
        shown += BinaryPrimitives.TryWriteSingleBigEndian(bytes, -1.25f) + Convert.ToHexString(bytes) + BinaryPrimitives.TryReadSingleBigEndian(bytes, out float single) + single + BinaryPrimitives.TryReadSingleLittleEndian(bytes.AsSpan(6), out single) + single;
        shown += BinaryPrimitives.TryWriteDoubleLittleEndian(bytes, 2.5) + Convert.ToHexString(bytes) + BinaryPrimitives.TryReadDoubleLittleEndian(bytes, out double real) + real + BinaryPrimitives.TryWriteDoubleBigEndian(bytes.AsSpan(2), 1) + BinaryPrimitives.TryReadDoubleBigEndian(bytes, out real) + real;
        return shown + Name(() => BinaryPrimitives.ReadHalfBigEndian(bytes.AsSpan(8))) + Name(() => BinaryPrimitives.WriteHalfLittleEndian(bytes.AsSpan(8), default));
    }

    public static string TurnedRound()
    {
        short[] small = { 1, -2, 300 };
        ulong[] large = { 1, 2, 3 };
        BinaryPrimitives.ReverseEndianness(small, small);
        BinaryPrimitives.ReverseEndianness(large.AsSpan(0, 2), large.AsSpan(1));
        Int128[] wide = { 1, -1 };
        BinaryPrimitives.ReverseEndianness(wide, wide);
        nint[] native = new nint[3];
        BinaryPrimitives.ReverseEndianness(new nint[] { 5 }, native);
        uint[] left = { 1, 2, 3, 4 };
        BinaryPrimitives.ReverseEndianness(left.AsSpan(1), left);
        return string.Join(",", small) + string.Join(",", large) + string.Join(",", wide) + string.Join(",", native) + string.Join(",", left) + Name(() => BinaryPrimitives.ReverseEndianness(small, new short[2]));
    }

    public static string Converted()
    {
        byte[] bytes = BitConverter.GetBytes(new UInt128(1, 2));
        byte[] room = new byte[17];
        string shown = Convert.ToHexString(bytes) + BitConverter.ToUInt128(bytes) + BitConverter.ToInt128(bytes, 0) + Convert.ToHexString(BitConverter.GetBytes((Int128)(-3))) + BitConverter.TryWriteBytes(room.AsSpan(1), (Int128)(-3)) + Convert.ToHexString(room) + BitConverter.ToInt128(room, 1) + BitConverter.TryWriteBytes(room.AsSpan(2), UInt128.One) + BitConverter.ToUInt128(room, 0);
        shown += BitConverter.ToHalf(new byte[] { 0, 0x3e }) + " " + BitConverter.ToHalf(new byte[] { 1, 0, 0xc2 }, 1) + BitConverter.ToInt128(room.AsSpan(1));
        return shown + Name(() => BitConverter.ToInt128(new byte[15])) + Name(() => BitConverter.ToUInt128(new byte[16], 1)) + Name(() => BitConverter.ToHalf(null!, 0)) + Name(() => BitConverter.ToHalf(new byte[1])) + Name(() => BitConverter.ToHalf(new byte[1], 3));
    }

    public static string Untyped()
    {
        int[] items = { 1, 2, 3, 4 };
        ref int third = ref items[2];
        string shown = Unsafe.Subtract(ref third, (nuint)1) + " " + Unsafe.SubtractByteOffset(ref third, 8) + Unsafe.SubtractByteOffset(ref third, (nuint)4) + Unsafe.IsAddressGreaterThanOrEqualTo(ref third, ref items[2]) + Unsafe.IsAddressGreaterThanOrEqualTo(ref items[1], ref third) + Unsafe.IsAddressLessThanOrEqualTo(ref items[1], ref third) + Unsafe.IsAddressLessThanOrEqualTo(ref third, ref items[0]);
        fixed (int* first = items)
        {
            int* last = (int*)Unsafe.Subtract<int>(first + 3, 2);
            shown += *last;
            int copied = 9;
            Unsafe.Copy(first, ref copied);
            Unsafe.Copy(ref copied, first + 3);
            shown += copied + " " + items[0];
            Unsafe.CopyBlockUnaligned(first + 1, first + 2, 8);
            Unsafe.InitBlockUnaligned(first + 3, 1, 3);
        }
        byte[] bytes = { 1, 2, 3, 4 };
        Unsafe.CopyBlockUnaligned(ref bytes[0], ref bytes[2], 2);
        Unsafe.InitBlockUnaligned(ref bytes[2], 7, 2);
        return shown + " " + string.Join(",", items) + string.Join(",", bytes);
    }

    public static string Marshalled()
    {
        string shown = "";
        fixed (char* text = "ab\0c") shown += MemoryMarshal.CreateReadOnlySpanFromNullTerminated(text).ToString();
        fixed (byte* bytes = new byte[] { 5, 6, 0, 7 }) shown += MemoryMarshal.CreateReadOnlySpanFromNullTerminated(bytes).Length;
        shown += MemoryMarshal.CreateReadOnlySpanFromNullTerminated((char*)null).Length;
        int[] items = { 0x04030201, 2 };
        ref byte first = ref MemoryMarshal.GetArrayDataReference((Array)items);
        shown += first + " " + Unsafe.Add(ref first, 2) + Unsafe.As<byte, int>(ref Unsafe.Add(ref first, 4));
        byte[,] square = { { 1, 2 }, { 3, 4 } };
        shown += Unsafe.Add(ref MemoryMarshal.GetArrayDataReference(square), 3);
        return shown + Name(() => MemoryMarshal.GetArrayDataReference((Array)null!));
    }

    public static string Collected()
    {
        var dictionary = new Dictionary<string, int> { ["a"] = 1 };
        var lookup = dictionary.GetAlternateLookup<ReadOnlySpan<char>>();
        CollectionsMarshal.GetValueRefOrNullRef(lookup, "a") += 4;
        string shown = dictionary["a"] + " " + Unsafe.IsNullRef(ref CollectionsMarshal.GetValueRefOrNullRef(lookup, "b"));
        CollectionsMarshal.GetValueRefOrAddDefault(lookup, "b", out bool exists) = 7;
        shown += exists + " " + dictionary["b"] + CollectionsMarshal.GetValueRefOrAddDefault(lookup, "a", out exists) + exists + dictionary.Count;
        var bits = new BitArray(new[] { true, false, true, true, false, false, false, false, true });
        Span<byte> bytes = CollectionsMarshal.AsBytes(bits);
        shown += bytes.Length + " " + bytes[0] + " " + bytes[1];
        bytes[0] = 1;
        return shown + bits[0] + bits[2] + CollectionsMarshal.AsBytes(null!).Length;
    }
}
