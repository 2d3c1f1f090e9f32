using System.Text;

namespace System.IO;

public class BinaryWriter : IDisposable
{
    private readonly Encoding encoding;
    private readonly bool leaveOpen;
    protected Stream OutStream;

    public BinaryWriter(Stream output) : this(output, Encoding.UTF8, false) { }
    public BinaryWriter(Stream output, Encoding encoding) : this(output, encoding, false) { }

    public BinaryWriter(Stream output, Encoding encoding, bool leaveOpen)
    {
        OutStream = output ?? throw new ArgumentNullException("output");
        this.encoding = encoding ?? throw new ArgumentNullException("encoding");
        this.leaveOpen = leaveOpen;
    }

    public virtual Stream BaseStream => OutStream;
    public virtual void Close() => Dispose(true);
    public void Dispose() => Dispose(true);

    protected virtual void Dispose(bool disposing)
    {
        if (!leaveOpen) OutStream.Close();
    }

    public virtual void Flush() => OutStream.Flush();
    public virtual long Seek(int offset, SeekOrigin origin) => OutStream.Seek(offset, origin);

    private void Put(ulong value, int count)
    {
        for (int i = 0; i < count; i++) OutStream.WriteByte((byte)(value >> (8 * i)));
    }

    public virtual void Write(bool value) => Put(value ? 1ul : 0, 1);
    public virtual void Write(byte value) => Put(value, 1);
    public virtual void Write(sbyte value) => Put((ulong)value, 1);
    public virtual void Write(short value) => Put((ulong)value, 2);
    public virtual void Write(ushort value) => Put(value, 2);
    public virtual void Write(int value) => Put((ulong)value, 4);
    public virtual void Write(uint value) => Put(value, 4);
    public virtual void Write(long value) => Put((ulong)value, 8);
    public virtual void Write(ulong value) => Put(value, 8);
    public virtual void Write(float value) => Put(BitConverter.SingleToUInt32Bits(value), 4);
    public virtual void Write(double value) => Put(BitConverter.DoubleToUInt64Bits(value), 8);
    public virtual void Write(char ch) => Write(encoding.GetBytes(ch.ToString()));
    public virtual void Write(char[] chars) => Write(encoding.GetBytes(chars));
    public virtual void Write(byte[] buffer) => OutStream.Write(buffer ?? throw new ArgumentNullException("buffer"), 0, buffer.Length);
    public virtual void Write(byte[] buffer, int index, int count) => OutStream.Write(buffer, index, count);
    public virtual void Write(ReadOnlySpan<byte> buffer) => OutStream.Write(buffer);

    public virtual void Write(decimal value)
    {
        foreach (int part in decimal.GetBits(value)) Write(part);
    }

    public virtual void Write(string value)
    {
        byte[] bytes = encoding.GetBytes(value ?? throw new ArgumentNullException("value"));
        Write7BitEncodedInt(bytes.Length);
        Write(bytes);
    }

    public virtual void Write(char[] chars, int index, int count) => Write(encoding.GetBytes(chars, index, count));
    public virtual void Write(ReadOnlySpan<char> chars) => Write(encoding.GetBytes(chars.ToString()));

    public void Write7BitEncodedInt64(long value)
    {
        ulong rest = (ulong)value;
        for (; rest > 0x7F; rest >>= 7) Write((byte)(rest | 0x80));
        Write((byte)rest);
    }

    public void Write7BitEncodedInt(int value)
    {
        uint rest = (uint)value;
        for (; rest > 0x7F; rest >>= 7) Write((byte)(rest | 0x80));
        Write((byte)rest);
    }
}
