using System.Text;

namespace System.IO;

public partial class StreamWriter : TextWriter
{
    private readonly Stream stream;
    private readonly Encoding encoding;
    private readonly int bufferSize;
    private readonly bool leaveOpen;
    private string waiting = "";
    private bool begun;
    private bool closed;
    private bool autoFlush;

    public StreamWriter(Stream stream) : this(stream, null, -1, false) { }
    public StreamWriter(Stream stream, Encoding encoding) : this(stream, encoding, -1, false) { }
    public StreamWriter(Stream stream, Encoding encoding, int bufferSize) : this(stream, encoding, bufferSize, false) { }

    public StreamWriter(Stream stream, Encoding encoding = null, int bufferSize = -1, bool leaveOpen = false)
    {
        ArgumentNullException.ThrowIfNull(stream);
        if (!stream.CanWrite) throw new ArgumentException("Stream was not writable.");
        if (bufferSize == -1) bufferSize = 1024;
        else ArgumentOutOfRangeException.ThrowIfNegativeOrZero(bufferSize);
        this.stream = stream;
        this.encoding = encoding ?? new UTF8Encoding(false);
        this.bufferSize = Math.Max(bufferSize, 128);
        this.leaveOpen = leaveOpen;
        begun = stream.CanSeek && stream.Position > 0;
    }

    public virtual Stream BaseStream => stream;
    public override Encoding Encoding => encoding;

    public virtual bool AutoFlush
    {
        get => autoFlush;
        set
        {
            autoFlush = value;
            if (value) Flush();
        }
    }

    public override void Close()
    {
        Dispose(true);
        GC.SuppressFinalize(this);
    }

    protected override void Dispose(bool disposing)
    {
        if (closed || !disposing) return;
        try
        {
            Flush();
        }
        finally
        {
            closed = true;
            if (!leaveOpen) stream.Close();
        }
    }

    private void CheckOpen()
    {
        if (last != null && !last.IsCompleted) throw new InvalidOperationException("The stream is currently in use by a previous operation on the stream.");
        last = null;
        if (closed) throw new ObjectDisposedException(GetType().Name, "Cannot write to a closed TextWriter.");
    }

    private void Send(int count)
    {
        if (!begun)
        {
            begun = true;
            byte[] preamble = encoding.GetPreamble();
            if (preamble.Length > 0) stream.Write(preamble, 0, preamble.Length);
        }
        if (count == 0) return;
        byte[] bytes = Take(count);
        stream.Write(bytes, 0, bytes.Length);
    }

    private byte[] Take(int count)
    {
        byte[] bytes = encoding.GetBytes(waiting.Substring(0, count));
        waiting = waiting.Substring(count);
        return bytes;
    }

    private int Part => bufferSize - (char.IsHighSurrogate(waiting[bufferSize - 1]) ? 1 : 0);

    private void Put(string value)
    {
        CheckOpen();
        waiting = string.Concat(waiting, value);
        while (waiting.Length > bufferSize) Send(Part);
        if (autoFlush) Flush();
    }

    public override void Flush()
    {
        CheckOpen();
        Send(waiting.Length);
        stream.Flush();
    }

    public override void Write(char value) => Put(value.ToString());
    public override void Write(ReadOnlySpan<char> buffer) => Put(buffer.ToString());
    public override void Write(char[] buffer) => Put(new string(buffer));

    public override void Write(char[] buffer, int index, int count)
    {
        CheckPart(buffer, index, count);
        Put(new string(buffer, index, count));
    }

    public override void Write(string value) => Put(value);
    public override void WriteLine(string value) => Put(string.Concat(value, NewLine));
    public override void WriteLine(ReadOnlySpan<char> buffer) => Put(string.Concat(buffer.ToString(), NewLine));
}
