namespace System.IO;

public abstract class TextWriter : MarshalByRefObject, IDisposable
{
    public static readonly TextWriter Null = new NullWriter();

    public virtual string NewLine { get => "\n"; set { } }
    public virtual void Close() { }
    public virtual void Flush() { }
    public void Dispose() => Dispose(true);
    protected virtual void Dispose(bool disposing) { }
    public virtual void Write(char value) { }
    public virtual void Write(bool value) => Write(value.ToString());
    public virtual void Write(decimal value) => Write(value.ToString());
    public virtual void Write(double value) => Write(value.ToString());
    public virtual void Write(float value) => Write(value.ToString());
    public virtual void Write(int value) => Write(value.ToString());
    public virtual void Write(uint value) => Write(value.ToString());
    public virtual void Write(long value) => Write(value.ToString());
    public virtual void Write(ulong value) => Write(value.ToString());
    public virtual void Write(object value) => Write(value?.ToString());
    public virtual void Write(char[] buffer) => Write(new string(buffer));
    public virtual void Write(char[] buffer, int index, int count) => Write(new string(buffer, index, count));
    public virtual void Write(ReadOnlySpan<char> buffer) => Write(buffer.ToString());

    public virtual void Write(string value)
    {
        if (value == null) return;
        for (int i = 0; i < value.Length; i++) Write(value[i]);
    }

    public virtual void Write(string format, object arg0) => Write(string.Format(format, arg0));
    public virtual void Write(string format, object arg0, object arg1) => Write(string.Format(format, arg0, arg1));
    public virtual void Write(string format, object arg0, object arg1, object arg2) => Write(string.Format(format, arg0, arg1, arg2));
    public virtual void Write(string format, params object[] arg) => Write(string.Format(format, arg));
    public virtual void WriteLine() => Write("\n");
    public virtual void WriteLine(bool value)
    {
        Write(value);
        WriteLine();
    }

    public virtual void WriteLine(char value)
    {
        Write(value);
        WriteLine();
    }

    public virtual void WriteLine(char[] buffer)
    {
        Write(buffer);
        WriteLine();
    }

    public virtual void WriteLine(decimal value)
    {
        Write(value);
        WriteLine();
    }

    public virtual void WriteLine(double value)
    {
        Write(value);
        WriteLine();
    }

    public virtual void WriteLine(float value)
    {
        Write(value);
        WriteLine();
    }

    public virtual void WriteLine(int value)
    {
        Write(value);
        WriteLine();
    }

    public virtual void WriteLine(uint value)
    {
        Write(value);
        WriteLine();
    }

    public virtual void WriteLine(long value)
    {
        Write(value);
        WriteLine();
    }

    public virtual void WriteLine(ulong value)
    {
        Write(value);
        WriteLine();
    }

    public virtual void WriteLine(object value)
    {
        Write(value);
        WriteLine();
    }

    public virtual void WriteLine(string value)
    {
        Write(value);
        WriteLine();
    }

    public virtual void WriteLine(string format, object arg0) => WriteLine(string.Format(format, arg0));
    public virtual void WriteLine(string format, object arg0, object arg1) => WriteLine(string.Format(format, arg0, arg1));
    public virtual void WriteLine(string format, object arg0, object arg1, object arg2) => WriteLine(string.Format(format, arg0, arg1, arg2));
    public virtual void WriteLine(string format, params object[] arg) => WriteLine(string.Format(format, arg));

    private sealed class NullWriter : TextWriter
    {
        public override void Write(string value) { }
        public override void WriteLine() { }
    }
}

public class StringWriter : TextWriter
{
    private readonly Text.StringBuilder builder;

    public StringWriter() : this(new Text.StringBuilder()) { }
    public StringWriter(IFormatProvider formatProvider) : this(new Text.StringBuilder()) { }
    public StringWriter(Text.StringBuilder sb) => builder = sb ?? throw new ArgumentNullException("sb");
    public virtual Text.StringBuilder GetStringBuilder() => builder;
    public override void Write(char value) => builder.Append(value);
    public override void Write(string value) => builder.Append(value);
    public override string ToString() => builder.ToString();
}

public abstract class TextReader : MarshalByRefObject, IDisposable
{
    public static readonly TextReader Null = new StringReader("");

    public virtual void Close() { }
    public void Dispose() => Dispose(true);
    protected virtual void Dispose(bool disposing) { }
    public virtual int Peek() => -1;
    public virtual int Read() => -1;
    public virtual string ReadLine() => null;
    public virtual string ReadToEnd() => "";
}

public class StringReader : TextReader
{
    private readonly string text;
    private int position;

    public StringReader(string s) => text = s ?? throw new ArgumentNullException("s");
    public override int Peek() => position < text.Length ? text[position] : -1;
    public override int Read() => position < text.Length ? text[position++] : -1;

    public override string ReadToEnd()
    {
        string rest = text.Substring(position);
        position = text.Length;
        return rest;
    }

    public override string ReadLine()
    {
        if (position >= text.Length) return null;
        int end = position;
        while (end < text.Length && text[end] != '\n' && text[end] != '\r') end++;
        string line = text.Substring(position, end - position);
        position = end < text.Length - 1 && text[end] == '\r' && text[end + 1] == '\n' ? end + 2 : end + 1;
        return line;
    }
}
