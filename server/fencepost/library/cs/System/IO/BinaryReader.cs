using System.Text;

namespace System.IO;

public class BinaryReader : IDisposable
{
    private readonly Stream input;
    private readonly Encoding encoding;
    private readonly bool leaveOpen;

    public BinaryReader(Stream input) : this(input, Encoding.UTF8, false) { }
    public BinaryReader(Stream input, Encoding encoding) : this(input, encoding, false) { }

    public BinaryReader(Stream input, Encoding encoding, bool leaveOpen)
    {
        this.input = input ?? throw new ArgumentNullException("input");
        this.encoding = encoding ?? throw new ArgumentNullException("encoding");
        this.leaveOpen = leaveOpen;
    }

    public virtual Stream BaseStream => input;
    public virtual void Close() => Dispose(true);
    public void Dispose() => Dispose(true);

    protected virtual void Dispose(bool disposing)
    {
        if (!leaveOpen) input.Close();
    }

    private ulong Get(int count)
    {
        ulong value = 0;
        for (int i = 0; i < count; i++)
        {
            int next = input.ReadByte();
            if (next < 0) throw new EndOfStreamException("Unable to read beyond the end of the stream.");
            value |= (ulong)next << (8 * i);
        }
        return value;
    }

    public virtual bool ReadBoolean() => Get(1) != 0;
    public virtual byte ReadByte() => (byte)Get(1);
    public virtual sbyte ReadSByte() => (sbyte)Get(1);
    public virtual short ReadInt16() => (short)Get(2);
    public virtual ushort ReadUInt16() => (ushort)Get(2);
    public virtual int ReadInt32() => (int)Get(4);
    public virtual uint ReadUInt32() => (uint)Get(4);
    public virtual long ReadInt64() => (long)Get(8);
    public virtual ulong ReadUInt64() => Get(8);
    public virtual float ReadSingle() => BitConverter.UInt32BitsToSingle((uint)Get(4));
    public virtual double ReadDouble() => BitConverter.UInt64BitsToDouble(Get(8));
    public virtual decimal ReadDecimal() => new decimal(new[] { ReadInt32(), ReadInt32(), ReadInt32(), ReadInt32() });

    public virtual byte[] ReadBytes(int count)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(count);
        byte[] bytes = new byte[count];
        int read = input.Read(bytes, 0, count);
        if (read < count) Array.Resize(ref bytes, read);
        return bytes;
    }

    public virtual char ReadChar()
    {
        byte first = ReadByte();
        int more = first < 0xC0 || encoding != Encoding.UTF8 ? 0 : first < 0xE0 ? 1 : 2;
        byte[] bytes = new byte[1 + more];
        bytes[0] = first;
        for (int i = 1; i <= more; i++) bytes[i] = ReadByte();
        return encoding.GetString(bytes)[0];
    }

    public virtual string ReadString() => encoding.GetString(ReadBytes(Read7BitEncodedInt()));

    public int Read7BitEncodedInt()
    {
        uint value = 0;
        for (int shift = 0; ; shift += 7)
        {
            byte next = ReadByte();
            value |= (uint)(next & 0x7F) << shift;
            if (next < 0x80) return (int)value;
        }
    }

    public long Read7BitEncodedInt64()
    {
        ulong value = 0;
        for (int shift = 0; ; shift += 7)
        {
            byte next = ReadByte();
            value |= (ulong)(next & 0x7F) << shift;
            if (next < 0x80) return (long)value;
        }
    }

    public virtual int Read(byte[] buffer, int index, int count) => input.Read(buffer, index, count);
    public virtual int Read(Span<byte> buffer) => input.Read(buffer);
    public virtual void ReadExactly(Span<byte> buffer) => input.ReadExactly(buffer);

    public virtual char[] ReadChars(int count)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(count);
        var chars = new List<char>();
        while (chars.Count < count && input.Position < input.Length) chars.Add(ReadChar());
        return chars.ToArray();
    }

    public virtual int PeekChar()
    {
        long position = input.Position;
        if (position >= input.Length) return -1;
        char next = ReadChar();
        input.Position = position;
        return next;
    }
}
