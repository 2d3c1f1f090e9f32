using System;
using System.Buffers;
using System.Collections.Generic;
using System.IO;
using System.Runtime.InteropServices;
using System.Text;
using System.Threading.Tasks;

namespace Conformance;

/// <summary>What memory lies over, and values that are read from bytes and written to them.</summary>
public static class MemoryViews
{
#pragma warning disable CS0649 // written as bytes
    private struct Pair
    {
        public short First;
        public int Second;
    }

    private struct Holder
    {
        public string Text;
    }
#pragma warning restore CS0649

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

    public static string Strings()
    {
        string text = "abcdef";
        ReadOnlyMemory<char> memory = text.AsMemory(2, 3);
        bool known = MemoryMarshal.TryGetString(memory.Slice(1), out string? found, out int start, out int length);
        bool none = MemoryMarshal.TryGetString("abc".ToCharArray(), out string? lost, out int noStart, out int noLength);
        bool empty = MemoryMarshal.TryGetString(default, out string? nothing, out _, out _);
        return known + " " + found + start + length + ReferenceEquals(text, found) + none + (lost == null) + noStart + noLength + empty + (nothing == null)
            + memory + memory.Span[0] + memory.Length + MemoryMarshal.TryGetArray(memory, out ArraySegment<char> segment) + (segment.Array == null) + memory.Equals(text.AsMemory(2, 3)) + memory.Equals(text.AsMemory(2, 2))
            + text.AsMemory(^2) + text.AsMemory(1..3) + new string(memory.ToArray()) + ((string?)null).AsMemory().Length + "".AsMemory().IsEmpty + MemoryMarshal.TryGetArray("".AsMemory(), out _);
    }

    public static string StringFailures() =>
        Name(() => "abc".AsMemory(4)) + Name(() => "abc".AsMemory(1, 3)) + Name(() => ((string?)null).AsMemory(1)) + Name(() => "abc".AsMemory().Slice(4)) + Name(() => "abc".AsMemory().Slice(1, 3)) + Name(() => "abc".AsMemory().CopyTo(new char[2]));

    public static string Arrays()
    {
        int[] array = { 1, 2, 3, 4 };
        bool found = MemoryMarshal.TryGetArray<int>(new ReadOnlyMemory<int>(array, 1, 2), out ArraySegment<int> segment);
        bool empty = MemoryMarshal.TryGetArray<int>(default, out ArraySegment<int> none);
        Memory<int> memory = MemoryMarshal.AsMemory(new ReadOnlyMemory<int>(array, 2, 2));
        memory.Span[0] = 9;
        return found + " " + segment.Offset + segment.Count + ReferenceEquals(array, segment.Array) + empty + none.Count + (none.Array == null) + array[2] + MemoryMarshal.CreateFromPinnedArray(array, 1, 3).Length;
    }

    public static string ReadAndWrite()
    {
        var bytes = new byte[] { 1, 0, 0, 0, 2, 0, 0, 0, 3 };
        bool read = MemoryMarshal.TryRead(bytes, out int first);
        bool read2 = MemoryMarshal.TryRead(bytes.AsSpan(4), out Pair pair);
        bool read3 = MemoryMarshal.TryRead(bytes.AsSpan(6), out long third);
        bool write = MemoryMarshal.TryWrite(bytes.AsSpan(1), 0x04030201);
        bool write2 = MemoryMarshal.TryWrite(bytes.AsSpan(7), 5.0);
        return read + " " + first + read2 + pair.First + pair.Second + read3 + third + write + bytes[1] + bytes[4] + write2 + bytes[7] + MemoryMarshal.Read<short>(bytes) + MemoryMarshal.AsRef<int>(bytes.AsSpan(1)) + MemoryMarshal.AsRef<ushort>((ReadOnlySpan<byte>)bytes);
    }

    public static string ReadFailures()
    {
        var bytes = new byte[3];
        return Name(() => MemoryMarshal.Read<int>(bytes)) + Name(() => MemoryMarshal.Write(bytes, 1)) + Name(() => MemoryMarshal.TryRead<Holder>(bytes, out _)) + Name(() => MemoryMarshal.TryWrite(bytes, new Holder())) + Name(() => MemoryMarshal.Read<Holder>(new byte[8]))
            + Name(() => MemoryMarshal.AsRef<int>(bytes.AsSpan())) + Name(() => MemoryMarshal.Cast<Holder, byte>(new Holder[1])) + Name(() => MemoryMarshal.AsBytes<Holder>(new Holder[1])) + Name(() => MemoryMarshal.Cast<byte, Holder>(bytes)) + MemoryMarshal.Cast<byte, short>(bytes.AsSpan()).Length;
    }

    private sealed class Numbers(int[] items, bool hasArray) : MemoryManager<int>
    {
        public string Log = "";
        public override Span<int> GetSpan() => items;
        public override MemoryHandle Pin(int elementIndex = 0)
        {
            Log += "P" + elementIndex;
            return default;
        }
        public override void Unpin() => Log += "U";
        protected override void Dispose(bool disposing) => Log += "D" + disposing;
        protected override bool TryGetArray(out ArraySegment<int> segment)
        {
            segment = hasArray ? new ArraySegment<int>(items, 1, 2) : default;
            return hasArray;
        }
        public Memory<int> Part(int start, int length) => CreateMemory(start, length);
    }

    public static string Managers()
    {
        var plain = new Numbers(new[] { 1, 2, 3, 4 }, false);
        var known = new Numbers(new[] { 5, 6, 7, 8 }, true);
        Memory<int> memory = plain.Memory.Slice(1, 2);
        memory.Span[0] = 20;
        memory.Pin().Dispose();
        bool found = MemoryMarshal.TryGetMemoryManager<int, Numbers>(memory, out Numbers? manager, out int start, out int length);
        bool lost = MemoryMarshal.TryGetMemoryManager<int, Numbers>(new int[1], out Numbers? none);
        bool array = MemoryMarshal.TryGetArray<int>(known.Part(1, 1), out ArraySegment<int> segment);
        bool noArray = MemoryMarshal.TryGetArray<int>(memory, out _);
        ((IDisposable)plain).Dispose();
        return plain.GetSpan()[1] + " " + memory.Length + found + ReferenceEquals(manager, plain) + start + length + lost + (none == null) + array + segment.Offset + segment.Count + noArray + plain.Log + memory.ToArray()[1] + memory.Equals(plain.Memory.Slice(1, 2));
    }

    private sealed class Letters : Stream
    {
        public override bool CanRead => true;
        public override bool CanSeek => false;
        public override bool CanWrite => true;
        public override long Length => 0;
        public override long Position { get; set; }
        public string Log = "";
        public override void Flush() { }
        public override int Read(byte[] buffer, int offset, int count)
        {
            Log += "R" + offset + "," + count;
            buffer[offset] = (byte)'x';
            return 1;
        }
        public override long Seek(long offset, SeekOrigin origin) => 0;
        public override void SetLength(long value) { }
        public override void Write(byte[] buffer, int offset, int count) => Log += "W" + Encoding.ASCII.GetString(buffer, offset, count);
    }

    private sealed class Bytes(byte[] items) : MemoryManager<byte>
    {
        public override Span<byte> GetSpan() => items;
        public override MemoryHandle Pin(int elementIndex = 0) => default;
        public override void Unpin() { }
        protected override void Dispose(bool disposing) { }
    }

    public static string Streams()
    {
        var stream = new Letters();
        var items = new byte[] { 65, 66, 67 };
        int read = stream.ReadAsync(new Bytes(items).Memory.Slice(1)).Result;
        stream.WriteAsync(new Bytes(items).Memory.Slice(1)).AsTask().Wait();
        stream.WriteAsync(items.AsMemory(0, 2)).AsTask().Wait();
        var memory = new MemoryStream();
        memory.WriteAsync(new Bytes(items).Memory).AsTask().Wait();
        var writer = new StringWriter();
        writer.WriteAsync("hello".AsMemory(1, 3)).Wait();
        writer.WriteLineAsync("!".AsMemory()).Wait();
        return read + " " + items[1] + stream.Log.Replace("R0,2", "R") + memory.Length + writer.ToString().Length + writer.ToString().Trim();
    }

    public static unsafe string Pins()
    {
        int[] array = { 1, 2, 3 };
        using MemoryHandle handle = array.AsMemory(1).Pin();
        *(int*)handle.Pointer = 7;
        using MemoryHandle none = default(Memory<int>).Pin();
        return array[1] + " " + (none.Pointer == null);
    }

    public static string Trims()
    {
        ReadOnlySpan<int> numbers = new[] { 0, 0, 1, 0, 2, 0 };
        Memory<char> text = "  a b ".ToCharArray();
        return numbers.Trim(0).Length + " " + numbers.TrimStart(0).Length + numbers.TrimEnd(0).Length + numbers.Trim(new[] { 0, 2 }).Length + "[" + text.Trim() + "][" + text.TrimStart() + "][" + text.TrimEnd() + "]" + "xxaxx".AsMemory().Trim('x') + "xyaxy".AsMemory().TrimEnd("xy") + "  q".ToCharArray().AsSpan().TrimStart().ToString();
    }

    public static string WithComparers()
    {
        IEqualityComparer<string> blind = StringComparer.OrdinalIgnoreCase;
        ReadOnlySpan<string> words = new[] { "a", "B", "c", "b", "A" };
        return words.IndexOf("b", blind) + " " + words.LastIndexOf("a", blind) + words.IndexOfAny("C", "B", blind) + words.LastIndexOfAny("C", "X", blind) + words.IndexOfAnyExcept("A", blind) + words.LastIndexOfAnyExcept("A", "B", blind) + words.Contains("C", blind) + words.ContainsAny("x", "C", blind) + words.Count("A", blind)
            + words.CountAny(new[] { "A", "B" }, blind) + words.StartsWith("A", blind) + words.EndsWith(new[] { "B", "a" }, blind) + words.SequenceEqual(new[] { "A", "b", "C", "B", "a" }, blind) + words.CommonPrefixLength(new[] { "A", "b", "x" }, blind) + words.IndexOf(new[] { "C", "B" }, blind) + words.IndexOf("b", null);
    }
}
