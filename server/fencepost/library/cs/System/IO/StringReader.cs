namespace System.IO;

public class StringReader : TextReader
{
    private string text;
    private int position;

    public StringReader(string s) => text = s ?? throw new ArgumentNullException("s");

    private string Open => text ?? throw new ObjectDisposedException(null, "Cannot read from a closed TextReader.");
    public override void Close() => Dispose(true);

    protected override void Dispose(bool disposing)
    {
        text = null;
        position = 0;
    }

    public override int Peek()
    {
        string open = Open;
        return position < open.Length ? open[position] : -1;
    }

    public override int Read()
    {
        string open = Open;
        return position < open.Length ? open[position++] : -1;
    }

    public override int Read(char[] buffer, int index, int count)
    {
        TextWriter.CheckPart(buffer, index, count);
        return Read(new Span<char>(buffer, index, count));
    }

    public override int Read(Span<char> buffer)
    {
        int count = Math.Min(Open.Length - position, buffer.Length);
        if (count <= 0) return 0;
        text.AsSpan(position, count).CopyTo(buffer);
        position += count;
        return count;
    }

    public override int ReadBlock(Span<char> buffer) => Read(buffer);

    public override string ReadToEnd()
    {
        string rest = Open.Substring(position);
        position = text.Length;
        return rest;
    }

    public override string ReadLine()
    {
        string open = Open;
        if (position >= open.Length) return null;
        int end = position;
        while (end < open.Length && open[end] != '\n' && open[end] != '\r') end++;
        string line = open.Substring(position, end - position);
        if (end < open.Length) end += open[end] == '\r' && end + 1 < open.Length && open[end + 1] == '\n' ? 2 : 1;
        position = end;
        return line;
    }
}
