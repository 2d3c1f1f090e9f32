using System.Text;

namespace System.IO;

public class StreamWriter : TextWriter
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
        byte[] bytes = encoding.GetBytes(waiting.Substring(0, count));
        waiting = waiting.Substring(count);
        stream.Write(bytes, 0, bytes.Length);
    }

    private void Put(string value)
    {
        CheckOpen();
        waiting = string.Concat(waiting, value);
        while (waiting.Length > bufferSize) Send(bufferSize - (char.IsHighSurrogate(waiting[bufferSize - 1]) ? 1 : 0));
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

public class StreamReader : TextReader
{
    private readonly Stream stream;
    private Encoding encoding;
    private readonly bool detect;
    private readonly bool leaveOpen;
    private StringReader text;
    private bool closed;

    public StreamReader(Stream stream) : this(stream, null, true, -1, false) { }
    public StreamReader(Stream stream, bool detectEncodingFromByteOrderMarks) : this(stream, null, detectEncodingFromByteOrderMarks, -1, false) { }
    public StreamReader(Stream stream, Encoding encoding) : this(stream, encoding, true, -1, false) { }
    public StreamReader(Stream stream, Encoding encoding, bool detectEncodingFromByteOrderMarks) : this(stream, encoding, detectEncodingFromByteOrderMarks, -1, false) { }
    public StreamReader(Stream stream, Encoding encoding, bool detectEncodingFromByteOrderMarks, int bufferSize) : this(stream, encoding, detectEncodingFromByteOrderMarks, bufferSize, false) { }

    public StreamReader(Stream stream, Encoding encoding = null, bool detectEncodingFromByteOrderMarks = true, int bufferSize = -1, bool leaveOpen = false)
    {
        ArgumentNullException.ThrowIfNull(stream);
        if (!stream.CanRead) throw new ArgumentException("Stream was not readable.");
        if (bufferSize != -1) ArgumentOutOfRangeException.ThrowIfNegativeOrZero(bufferSize);
        this.stream = stream;
        this.encoding = encoding ?? Encoding.UTF8;
        detect = detectEncodingFromByteOrderMarks;
        this.leaveOpen = leaveOpen;
    }

    public virtual Stream BaseStream => stream;
    public virtual Encoding CurrentEncoding => encoding;
    public bool EndOfStream => Peek() < 0;
    public override void Close() => Dispose(true);
    public void DiscardBufferedData() => text = null;

    protected override void Dispose(bool disposing)
    {
        if (closed) return;
        closed = true;
        if (!leaveOpen) stream.Close();
    }

    // Deviation: the first read takes all that the stream has.
    private StringReader Text()
    {
        if (closed) throw new ObjectDisposedException(null, "Cannot read from a closed TextReader.");
        if (text == null)
        {
            MemoryStream all = new MemoryStream();
            stream.CopyTo(all);
            ReadOnlySpan<byte> bytes = new ReadOnlySpan<byte>(all.ToArray());
            if (detect) Detect(bytes);
            byte[] preamble = encoding.GetPreamble();
            if (preamble.Length > 0 && bytes.StartsWith(preamble)) bytes = bytes.Slice(preamble.Length);
            text = new StringReader(encoding.GetString(bytes));
        }
        return text;
    }

    private void Detect(ReadOnlySpan<byte> bytes)
    {
        if (bytes.Length < 2) return;
        if (bytes[0] == 0xfe && bytes[1] == 0xff) encoding = Encoding.BigEndianUnicode;
        else if (bytes[0] == 0xff && bytes[1] == 0xfe) encoding = bytes.Length >= 4 && bytes[2] == 0 && bytes[3] == 0 ? Encoding.UTF32 : Encoding.Unicode;
        else if (bytes.Length >= 3 && bytes[0] == 0xef && bytes[1] == 0xbb && bytes[2] == 0xbf) encoding = Encoding.UTF8;
    }

    public override int Peek() => Text().Peek();
    public override int Read() => Text().Read();
    public override int Read(char[] buffer, int index, int count) => Text().Read(buffer, index, count);
    public override int Read(Span<char> buffer) => Text().Read(buffer);
    public override string ReadLine() => Text().ReadLine();
    public override string ReadToEnd() => Text().ReadToEnd();
}
