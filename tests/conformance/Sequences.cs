using System;
using System.Buffers;
using System.Linq;
using System.Text;

namespace Conformance;

/// <summary>Sequences of several pieces of memory, positions in them and readers of them.</summary>
public static class Sequences
{
    private sealed class Piece<T> : ReadOnlySequenceSegment<T>
    {
        public Piece(ReadOnlyMemory<T> memory) => Memory = memory;

        public Piece<T> Append(ReadOnlyMemory<T> memory)
        {
            var piece = new Piece<T>(memory) { RunningIndex = RunningIndex + Memory.Length };
            Next = piece;
            return piece;
        }
    }

    private static ReadOnlySequence<char> Chars(params string[] parts)
    {
        var first = new Piece<char>(parts[0].AsMemory());
        Piece<char> last = first;
        foreach (string part in parts.Skip(1)) last = last.Append(part.AsMemory());
        return new ReadOnlySequence<char>(first, 0, last, last.Memory.Length);
    }

    private static ReadOnlySequence<byte> Bytes(params byte[][] parts)
    {
        var first = new Piece<byte>(parts[0]);
        Piece<byte> last = first;
        foreach (byte[] part in parts.Skip(1)) last = last.Append(part);
        return new ReadOnlySequence<byte>(first, 0, last, last.Memory.Length);
    }

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

    public static string Shapes()
    {
        ReadOnlySequence<char> many = Chars("abc", "", "defg", "h");
        var one = new ReadOnlySequence<int>(new[] { 1, 2, 3, 4 }, 1, 2);
        string pieces = "";
        foreach (ReadOnlyMemory<char> memory in many) pieces += "[" + memory + "]";
        int empties = 0;
        foreach (ReadOnlyMemory<int> _ in ReadOnlySequence<int>.Empty) empties++;
        int nothing = 0;
        foreach (ReadOnlyMemory<int> _ in default(ReadOnlySequence<int>)) nothing++;
        return many + " " + many.Length + many.IsSingleSegment + many.IsEmpty + many.First + many.FirstSpan.Length + pieces + one + one.Length + one.IsSingleSegment + one.First.Span[0] + one.Start.GetInteger() + one.End.GetInteger() + string.Join(",", one.ToArray()) + empties + nothing + default(ReadOnlySequence<int>).IsEmpty + ReadOnlySequence<byte>.Empty.Length
            + new ReadOnlySequence<char>("hello".AsMemory(1, 3)) + new ReadOnlySequence<char>("hello".AsMemory(1, 3)).Slice(1) + new ReadOnlySequence<byte>(default(ReadOnlyMemory<byte>)).Length;
    }

    public static string Slices()
    {
        ReadOnlySequence<char> many = Chars("abc", "", "defg", "h");
        SequencePosition third = many.GetPosition(3), fifth = many.GetPosition(5);
        return many.Slice(2, 4) + "|" + many.Slice(third) + "|" + many.Slice(third, 2) + "|" + many.Slice(1, fifth) + "|" + many.Slice(third, fifth) + "|" + many.Slice(8) + "|" + many.Slice(0L, 0L) + "|" + many.Slice(3).First + "|" + many.Slice(0, 3).IsSingleSegment + third.GetInteger() + many.GetOffset(fifth) + many.Slice(2).GetOffset(many.Slice(2).GetPosition(3)) + many.GetPosition(2, third).Equals(fifth) + (many.PositionOf('g') is SequencePosition g ? many.GetOffset(g) : -1) + (many.PositionOf('x') == null)
            + many.Start.Equals(many.GetPosition(0)) + many.End.Equals(many.GetPosition(8)) + many.Slice(many.End).Length + new SequencePosition("x", 3).GetObject() + default(SequencePosition).Equals(new SequencePosition(null, 0));
    }

    public static string Failures()
    {
        ReadOnlySequence<char> many = Chars("abc", "defg");
        var one = new ReadOnlySequence<int>(new[] { 1, 2, 3 });
        return Name(() => many.Slice(8)) + Name(() => many.Slice(-1)) + Name(() => many.Slice(5, 3)) + Name(() => many.GetPosition(8)) + Name(() => many.GetPosition(-1)) + Name(() => one.Slice(1, 3)) + Name(() => one.Slice(4)) + Name(() => new ReadOnlySequence<int>(null!)) + Name(() => new ReadOnlySequence<int>(new int[2], 1, 2)) + Name(() => new ReadOnlySequence<int>(new int[2], 3, 0))
            + Name(() => many.CopyTo(new char[3])) + Name(() => new ReadOnlySequence<int>(null!, 0, null!, 0)) + Name(() => many.Slice(many.GetPosition(5), many.GetPosition(2)));
    }

    public static string Positions()
    {
        ReadOnlySequence<char> many = Chars("abc", "defg"), part = many.Slice(1, 3);
        var one = new ReadOnlySequence<int>(new int[5], 1, 3);
        return one.GetOffset(one.Start) + " " + one.GetOffset(one.End) + one.Slice(1).GetOffset(one.Slice(1).Start) + default(ReadOnlySequence<int>).GetOffset(default) + Name(() => one.GetOffset(default)) + Name(() => one.GetOffset(new SequencePosition("x", 2))) + Name(() => part.Slice(many.Start)) + Name(() => part.Slice(many.End)) + Name(() => part.Slice(many.Start, 1)) + Name(() => part.Slice(0, many.End)) + Name(() => part.Slice(2, part.Start)) + Name(() => part.Slice(part.End, part.Start))
            + Name(() => part.GetPosition(1, many.Start)) + Name(() => part.GetOffset(many.Start)) + Name(() => one.Slice(one.End, one.Start)) + Name(() => one.Slice(2, one.Start)) + Name(() => one.Slice(0, new SequencePosition(one.Start.GetObject(), 5))) + Name(() => one.Slice(one.Start, 4)) + Name(() => one.Slice(one.Start, -1)) + Name(() => many.Slice(3, 9)) + Name(() => many.Slice(9, 1)) + Name(() => many.GetPosition(6, many.GetPosition(2)));
    }

    public static string Walks()
    {
        ReadOnlySequence<char> many = Chars("ab", "", "cd");
        SequencePosition position = many.Start;
        string text = "";
        while (many.TryGet(ref position, out ReadOnlyMemory<char> memory)) text += "[" + memory + "]";
        SequencePosition start = many.GetPosition(1);
        bool peeked = many.TryGet(ref start, out ReadOnlyMemory<char> same, false);
        var copy = new char[5];
        many.CopyTo(copy);
        return text + (position.GetObject() == null) + peeked + same + start.Equals(many.GetPosition(1)) + new string(copy, 0, 4) + new string(many.ToArray());
    }

    public static string Reads()
    {
        var reader = new SequenceReader<byte>(Bytes("ab"u8.ToArray(), "c,"u8.ToArray(), ""u8.ToArray(), "d,,e"u8.ToArray()));
        string text = reader.Length + " " + reader.TryRead(out byte first) + first + reader.TryPeek(out byte second) + second + reader.TryPeek(4, out byte fifth) + fifth + reader.TryPeek(7, out byte none) + none;
        text += reader.TryReadTo(out ReadOnlySpan<byte> span, (byte)',') + Encoding.ASCII.GetString(span) + reader.Consumed + reader.CurrentSpanIndex + reader.CurrentSpan.Length + reader.UnreadSpan.Length;
        text += reader.TryReadTo(out ReadOnlySequence<byte> part, (byte)',', false) + "" + part.Length + reader.IsNext((byte)',', true) + reader.IsNext(",e"u8) + reader.Remaining + reader.AdvancePast((byte)',') + reader.TryReadTo(out span, (byte)'x') + span.Length + reader.End + reader.TryRead(out byte last) + last + reader.End + reader.TryRead(out _) + reader.UnreadSequence.Length;
        reader.Rewind(5);
        text += reader.Consumed + "" + reader.TryRead(out byte again) + again;
        reader.AdvanceToEnd();
        return text + reader.Remaining + reader.Position.Equals(reader.Sequence.End);
    }

    public static string Delimiters()
    {
        var reader = new SequenceReader<char>(Chars("a^;b", ";c\r", "\nd--e", "f"));
        string text = reader.TryReadTo(out ReadOnlySequence<char> escaped, ';', '^') + " " + escaped + "|" + reader.TryReadTo(out ReadOnlySequence<char> line, "\r\n") + line + "|" + reader.TryReadToAny(out ReadOnlySpan<char> any, "-x", false) + any.ToString() + "|" + reader.AdvancePastAny('-', '+') + reader.TryAdvanceTo('q') + reader.Consumed + reader.TryAdvanceToAny("ef") + reader.Consumed + reader.TryReadExact(1, out ReadOnlySequence<char> rest) + rest + reader.TryReadExact(1, out _) + reader.End;
        var copy = new char[3];
        var again = new SequenceReader<char>(Chars("ab", "cd"));
        return text + again.TryCopyTo(copy) + new string(copy) + again.Consumed + again.TryCopyTo(new char[5]) + again.IsNext("abc", true) + again.Consumed + again.AdvancePastAny("abcd") + again.End;
    }

    public static string Numbers()
    {
        var reader = new SequenceReader<byte>(Bytes(new byte[] { 1, 2, 3 }, new byte[] { 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 255 }));
        return reader.TryReadBigEndian(out short a) + " " + a + reader.TryReadLittleEndian(out int b) + b + reader.TryReadBigEndian(out long c) + c + reader.Remaining + reader.TryReadLittleEndian(out int d) + d + reader.Remaining;
    }

    public static string ReaderFailures() =>
        Name(() => new SequenceReader<byte>(Bytes(new byte[2], new byte[2])).Advance(5)) + Name(() => new SequenceReader<byte>(Bytes(new byte[2])).Advance(-1)) + Name(() => new SequenceReader<byte>(Bytes(new byte[2])).Rewind(1)) + Name(() => new SequenceReader<byte>(Bytes(new byte[2])).TryPeek(-1, out _)) + Name(() => new SequenceReader<byte>(default).TryRead(out _)) + new SequenceReader<int>(default).End;
}
