using System.Text;
using System.Threading;
using System.Threading.Tasks;

namespace System.IO;

/// <summary>Reads as much at once as fits in its buffer, and only when it has no more text.</summary>
public partial class StreamReader : TextReader
{
    private readonly Stream stream;
    private readonly int bufferSize;
    private readonly bool leaveOpen;
    private Encoding encoding;
    private bool detects;
    private bool begun;
    private bool closed;

    // What has been decoded and not been read yet, bytes of a character that is not complete yet, and whether the last read gave less
    // than there was room for: the next may have to wait.
    private string text = "";
    private byte[] rest;
    private bool wasShort;

    public StreamReader(Stream stream) : this(stream, null, true, -1, false) { }
    public StreamReader(Stream stream, bool detectEncodingFromByteOrderMarks) : this(stream, null, detectEncodingFromByteOrderMarks, -1, false) { }
    public StreamReader(Stream stream, Encoding encoding) : this(stream, encoding, true, -1, false) { }
    public StreamReader(Stream stream, Encoding encoding, bool detectEncodingFromByteOrderMarks) : this(stream, encoding, detectEncodingFromByteOrderMarks, -1, false) { }
    public StreamReader(Stream stream, Encoding encoding, bool detectEncodingFromByteOrderMarks, int bufferSize) : this(stream, encoding, detectEncodingFromByteOrderMarks, bufferSize, false) { }

    public StreamReader(Stream stream, Encoding encoding = null, bool detectEncodingFromByteOrderMarks = true, int bufferSize = -1, bool leaveOpen = false)
    {
        ArgumentNullException.ThrowIfNull(stream);
        if (!stream.CanRead) throw new ArgumentException("Stream was not readable.");
        if (bufferSize == -1) bufferSize = 1024;
        else ArgumentOutOfRangeException.ThrowIfNegativeOrZero(bufferSize);
        this.stream = stream;
        this.encoding = encoding ?? Encoding.UTF8;
        this.bufferSize = Math.Max(bufferSize, 128);
        detects = detectEncodingFromByteOrderMarks;
        this.leaveOpen = leaveOpen;
    }

    public virtual Stream BaseStream => stream;
    public virtual Encoding CurrentEncoding => encoding;
    public override void Close() => Dispose(true);

    public bool EndOfStream
    {
        get
        {
            CheckOpen();
            return text.Length == 0 && !Fill();
        }
    }

    public void DiscardBufferedData()
    {
        CheckOpen();
        text = "";
        rest = null;
    }

    protected override void Dispose(bool disposing)
    {
        if (closed) return;
        closed = true;
        if (!leaveOpen) stream.Close();
    }

    private void CheckOpen()
    {
        if (last != null && !last.IsCompleted) throw new InvalidOperationException("The stream is currently in use by a previous operation on the stream.");
        last = null;
        if (closed) throw new ObjectDisposedException(null, "Cannot read from a closed TextReader.");
    }

    // ---- from bytes to text

    /// <summary>Whether there is more text, when all has been read that there was.</summary>
    private bool Fill()
    {
        byte[] buffer = new byte[bufferSize];
        while (text.Length == 0)
        {
            int count = stream.Read(buffer, 0, buffer.Length);
            if (!Take(new ReadOnlySpan<byte>(buffer, 0, count))) break;
        }
        return text.Length > 0;
    }

    /// <summary>Decodes what has been read; false at the end of the stream.</summary>
    private bool Take(ReadOnlySpan<byte> read)
    {
        wasShort = read.Length < bufferSize;
        byte[] bytes = new byte[(rest == null ? 0 : rest.Length) + read.Length];
        if (rest != null) rest.CopyTo(bytes, 0);
        read.CopyTo(new Span<byte>(bytes).Slice(bytes.Length - read.Length));
        ReadOnlySpan<byte> all = bytes;
        if (!begun && (read.Length == 0 || all.Length >= 4 || !MayBegin(all)))
        {
            begun = true;
            if (detects) Detect(all);
            byte[] preamble = encoding.GetPreamble();
            if (preamble.Length > 0 && all.StartsWith(preamble)) all = all.Slice(preamble.Length);
        }
        int complete = read.Length == 0 ? all.Length : begun ? Complete(all) : 0;
        text = encoding.GetString(all.Slice(0, complete));
        rest = complete == all.Length ? null : all.Slice(complete).ToArray();
        return read.Length > 0;
    }

    /// <summary>Whether the bytes may be the beginning of a mark at the beginning.</summary>
    private bool MayBegin(ReadOnlySpan<byte> bytes)
    {
        if (bytes.Length == 0) return true;
        byte[] preamble = encoding.GetPreamble();
        if (bytes.Length < preamble.Length && new ReadOnlySpan<byte>(preamble).StartsWith(bytes)) return true;
        return detects && (bytes.Length < 2 ? bytes[0] is 0xfe or 0xff or 0xef : bytes.Length == 2 && bytes[0] == 0xef && bytes[1] == 0xbb);
    }

    private void Detect(ReadOnlySpan<byte> bytes)
    {
        if (bytes.Length < 2) return;
        if (bytes[0] == 0xfe && bytes[1] == 0xff) encoding = Encoding.BigEndianUnicode;
        else if (bytes[0] == 0xff && bytes[1] == 0xfe) encoding = bytes.Length >= 4 && bytes[2] == 0 && bytes[3] == 0 ? Encoding.UTF32 : Encoding.Unicode;
        else if (bytes.Length >= 3 && bytes[0] == 0xef && bytes[1] == 0xbb && bytes[2] == 0xbf) encoding = Encoding.UTF8;
    }

    /// <summary>How many of the bytes are whole characters.</summary>
    private int Complete(ReadOnlySpan<byte> bytes)
    {
        int length = bytes.Length;
        if (encoding is UTF32Encoding) return length & ~3;
        if (encoding is UnicodeEncoding)
        {
            length &= ~1;
            if (length == 0) return 0;
            byte high = bytes[length - (encoding.CodePage == 1201 ? 2 : 1)];
            return high >= 0xd8 && high <= 0xdb ? length - 2 : length;
        }
        if (encoding is not UTF8Encoding) return length;
        for (int back = 1; back <= 3 && back <= length; back++)
        {
            byte lead = bytes[length - back];
            if ((lead & 0xc0) == 0x80) continue;
            int needed = lead >= 0xf0 && lead <= 0xf4 ? 4 : lead >= 0xe0 && lead < 0xf0 ? 3 : lead >= 0xc2 && lead < 0xe0 ? 2 : 1;
            return needed > back ? length - back : length;
        }
        return length;
    }

    // ---- reads

    public override int Peek()
    {
        CheckOpen();
        return text.Length == 0 && !Fill() ? -1 : text[0];
    }

    public override int Read()
    {
        CheckOpen();
        if (text.Length == 0 && !Fill()) return -1;
        char first = text[0];
        text = text.Substring(1);
        return first;
    }

    public override int Read(char[] buffer, int index, int count)
    {
        TextWriter.CheckPart(buffer, index, count);
        return Read(new Span<char>(buffer, index, count));
    }

    public override int Read(Span<char> buffer)
    {
        CheckOpen();
        int all = 0;
        while (all < buffer.Length && (text.Length > 0 || Fill()))
        {
            all += Give(buffer.Slice(all));
            if (wasShort) break;
        }
        return all;
    }

    private int Give(Span<char> buffer)
    {
        int count = Math.Min(buffer.Length, text.Length);
        text.AsSpan(0, count).CopyTo(buffer);
        text = text.Substring(count);
        return count;
    }

    public override string ReadToEnd()
    {
        CheckOpen();
        string all = text;
        text = "";
        while (Fill())
        {
            all = string.Concat(all, text);
            text = "";
        }
        return all;
    }

    public override string ReadLine()
    {
        CheckOpen();
        if (text.Length == 0 && !Fill()) return null;
        string line = "";
        char end;
        while ((end = GiveLine(ref line)) == 0)
        {
            if (!Fill()) return line;
        }
        if (end == '\r' && (text.Length > 0 || Fill())) SkipNewLine();
        return line;
    }

    /// <summary>Takes text up to the end of the line; which character that is, 0 if it has not come yet.</summary>
    private char GiveLine(ref string line)
    {
        int at = text.AsSpan().IndexOfAny('\r', '\n');
        if (at < 0)
        {
            line = string.Concat(line, text);
            text = "";
            return (char)0;
        }
        char end = text[at];
        line = string.Concat(line, text.Substring(0, at));
        text = text.Substring(at + 1);
        return end;
    }

    private void SkipNewLine()
    {
        if (text[0] == '\n') text = text.Substring(1);
    }
}
