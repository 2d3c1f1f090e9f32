namespace System.Text;

// The text is one value: an append is a read and a write of a field, as racy as the real one.
public sealed partial class StringBuilder
{
    private string text;
    private int capacity;
    private readonly int maxCapacity;

    public StringBuilder() : this("", 16) { }
    public StringBuilder(int capacity) : this("", capacity) { }
    public StringBuilder(string value) : this(value, 16) { }

    public StringBuilder(string value, int capacity)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(capacity);
        text = value ?? "";
        this.capacity = Math.Max(capacity == 0 ? 16 : capacity, text.Length);
        maxCapacity = int.MaxValue;
    }

    public StringBuilder(int capacity, int maxCapacity)
    {
        if (capacity > maxCapacity) throw new ArgumentOutOfRangeException("capacity", "Capacity exceeds maximum capacity.");
        if (maxCapacity < 1) throw new ArgumentOutOfRangeException("maxCapacity", "MaxCapacity must be one or greater.");
        ArgumentOutOfRangeException.ThrowIfNegative(capacity);
        text = "";
        this.capacity = capacity == 0 ? Math.Min(16, maxCapacity) : capacity;
        this.maxCapacity = maxCapacity;
    }

    public StringBuilder(string value, int startIndex, int length, int capacity)
        : this((value ?? "").Substring(startIndex, length), capacity) { }

    public int MaxCapacity => maxCapacity;

    public int Capacity
    {
        get => capacity;
        set
        {
            ArgumentOutOfRangeException.ThrowIfNegative(value);
            if (value > maxCapacity) throw new ArgumentOutOfRangeException("value", "Capacity exceeds maximum capacity.");
            if (value < text.Length) throw new ArgumentOutOfRangeException("value", "capacity was less than the current size.");
            capacity = value;
        }
    }

    public int EnsureCapacity(int capacity)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(capacity);
        if (this.capacity < capacity) Capacity = capacity;
        return this.capacity;
    }

    public int Length
    {
        get => text.Length;
        set
        {
            ArgumentOutOfRangeException.ThrowIfNegative(value);
            if (value > maxCapacity) throw new ArgumentOutOfRangeException("value", "Capacity exceeds maximum capacity.");
            if (value <= text.Length) text = text.Substring(0, value);
            else Append('\0', value - text.Length);
        }
    }

    [IndexerName("Chars")]
    public char this[int index]
    {
        get => text[index];
        set
        {
            string old = text;
            if ((uint)index >= (uint)old.Length) throw new ArgumentOutOfRangeException("index", "Index was out of range. Must be non-negative and less than the size of the collection.");
            text = string.Concat(old.Substring(0, index), value.ToString(), old.Substring(index + 1));
        }
    }

    public override string ToString() => Fencepost.Machine.Fresh(text);
    public string ToString(int startIndex, int length) => Fencepost.Machine.Fresh(text.Substring(startIndex, length));

    public StringBuilder Clear()
    {
        text = "";
        return this;
    }

    private StringBuilder Add(string value)
    {
        string longer = string.Concat(text, value);
        int length = longer.Length;
        if (length > capacity)
        {
            if (length > maxCapacity) throw new ArgumentOutOfRangeException("valueCount", "The length cannot be greater than the capacity.");
            capacity += Math.Max(length - capacity, Math.Min(capacity, 8000));
        }
        text = longer;
        return this;
    }

    public StringBuilder Append(string value) => string.IsNullOrEmpty(value) ? this : Add(value);
    public StringBuilder Append(char value) => Add(value.ToString());
    public StringBuilder Append(char value, int repeatCount) => Add(new string(value, repeatCount));
    public StringBuilder Append(object value) => value == null ? this : Append(value.ToString());
    public StringBuilder Append(bool value) => Add(value.ToString());
    public StringBuilder Append(sbyte value) => Add(value.ToString());
    public StringBuilder Append(byte value) => Add(value.ToString());
    public StringBuilder Append(short value) => Add(value.ToString());
    public StringBuilder Append(ushort value) => Add(value.ToString());
    public StringBuilder Append(int value) => Add(value.ToString());
    public StringBuilder Append(uint value) => Add(value.ToString());
    public StringBuilder Append(long value) => Add(value.ToString());
    public StringBuilder Append(ulong value) => Add(value.ToString());
    public StringBuilder Append(float value) => Add(value.ToString());
    public StringBuilder Append(double value) => Add(value.ToString());
    public StringBuilder Append(decimal value) => Add(value.ToString());
    public StringBuilder Append(char[] value) => Append(new string(value));
    public StringBuilder Append(ReadOnlySpan<char> value) => Append(value.ToString());
    public StringBuilder Append(ReadOnlyMemory<char> value) => Append(value.ToString());
    public StringBuilder Append(StringBuilder value) => value == null ? this : Append(value.text);
    public StringBuilder Append([InterpolatedStringHandlerArgument("")] ref AppendInterpolatedStringHandler handler) => this;
    public StringBuilder Append(IFormatProvider provider, [InterpolatedStringHandlerArgument("", "provider")] ref AppendInterpolatedStringHandler handler) => this;

    public StringBuilder Append(char[] value, int startIndex, int charCount)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(startIndex);
        ArgumentOutOfRangeException.ThrowIfNegative(charCount);
        if (value == null)
        {
            if (startIndex == 0 && charCount == 0) return this;
            throw new ArgumentNullException("value");
        }
        return Append(new string(value, startIndex, charCount));
    }

    public StringBuilder Append(string value, int startIndex, int count)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(count);
        if (value == null)
        {
            if (startIndex == 0 && count == 0) return this;
            throw new ArgumentNullException("value");
        }
        if (count == 0) return this;
        if ((uint)startIndex > value.Length - count) throw new ArgumentOutOfRangeException("startIndex");
        return Add(value.Substring(startIndex, count));
    }

    public StringBuilder Append(StringBuilder value, int startIndex, int count) => Append(value?.text, startIndex, count);
    public StringBuilder AppendLine() => Add("\n");
    public StringBuilder AppendLine(string value) => Append(value).Add("\n");
    public StringBuilder AppendLine([InterpolatedStringHandlerArgument("")] ref AppendInterpolatedStringHandler handler) => Add("\n");
    public StringBuilder AppendLine(IFormatProvider provider, [InterpolatedStringHandlerArgument("", "provider")] ref AppendInterpolatedStringHandler handler) => Add("\n");

    public StringBuilder AppendFormat(string format, object arg0) => AppendFormat(null, format, new ReadOnlySpan<object>(ref arg0));
    public StringBuilder AppendFormat(string format, object arg0, object arg1) => AppendFormat(null, format, new object[] { arg0, arg1 });
    public StringBuilder AppendFormat(string format, object arg0, object arg1, object arg2) => AppendFormat(null, format, new object[] { arg0, arg1, arg2 });
    public StringBuilder AppendFormat(string format, params object[] args) => AppendFormat(null, format, args);
    public StringBuilder AppendFormat(string format, params ReadOnlySpan<object> args) => AppendFormat(null, format, args);
    public StringBuilder AppendFormat(IFormatProvider provider, string format, object arg0) => AppendFormat(provider, format, new ReadOnlySpan<object>(ref arg0));
    public StringBuilder AppendFormat(IFormatProvider provider, string format, object arg0, object arg1) => AppendFormat(provider, format, new object[] { arg0, arg1 });
    public StringBuilder AppendFormat(IFormatProvider provider, string format, object arg0, object arg1, object arg2) => AppendFormat(provider, format, new object[] { arg0, arg1, arg2 });
    public StringBuilder AppendFormat(IFormatProvider provider, string format, params object[] args) =>
        AppendFormat(provider, format, new ReadOnlySpan<object>(args ?? throw new ArgumentNullException(format == null ? "format" : "args")));

    public StringBuilder AppendFormat(IFormatProvider provider, string format, params ReadOnlySpan<object> args) => Append(string.Format(provider, format, args, capacity - text.Length));

    public StringBuilder AppendJoin(string separator, params object[] values) => Append(string.Join(separator, values));
    public StringBuilder AppendJoin(string separator, params ReadOnlySpan<object> values) => Append(string.Join(separator, values));
    public StringBuilder AppendJoin(string separator, params string[] values) => Append(string.Join(separator, values));
    public StringBuilder AppendJoin(string separator, params ReadOnlySpan<string> values) => Append(string.Join(separator, values));
    public StringBuilder AppendJoin<T>(string separator, IEnumerable<T> values) => Append(string.Join(separator, values));
    public StringBuilder AppendJoin(char separator, params object[] values) => Append(string.Join(separator, values));
    public StringBuilder AppendJoin(char separator, params ReadOnlySpan<object> values) => Append(string.Join(separator, values));
    public StringBuilder AppendJoin(char separator, params string[] values) => Append(string.Join(separator, values));
    public StringBuilder AppendJoin(char separator, params ReadOnlySpan<string> values) => Append(string.Join(separator, values));
    public StringBuilder AppendJoin<T>(char separator, IEnumerable<T> values) => Append(string.Join(separator, values));

    [InterpolatedStringHandler]
    public struct AppendInterpolatedStringHandler
    {
        private readonly StringBuilder builder;
        private readonly IFormatProvider provider;

        public AppendInterpolatedStringHandler(int literalLength, int formattedCount, StringBuilder stringBuilder) => builder = stringBuilder;

        public AppendInterpolatedStringHandler(int literalLength, int formattedCount, StringBuilder stringBuilder, IFormatProvider provider)
        {
            builder = stringBuilder;
            this.provider = provider;
        }

        public void AppendLiteral(string value) => builder.Append(value);
        public void AppendFormatted<T>(T value) => builder.Append(DefaultInterpolatedStringHandler.Format(value, null, provider));
        public void AppendFormatted<T>(T value, string format) => builder.Append(DefaultInterpolatedStringHandler.Format(value, format, provider));
        public void AppendFormatted<T>(T value, int alignment) => builder.Append(string.Pad(DefaultInterpolatedStringHandler.Format(value, null, provider), alignment));
        public void AppendFormatted<T>(T value, int alignment, string format) => builder.Append(string.Pad(DefaultInterpolatedStringHandler.Format(value, format, provider), alignment));
        public void AppendFormatted(ReadOnlySpan<char> value) => builder.Append(value.ToString());
        public void AppendFormatted(ReadOnlySpan<char> value, int alignment = 0, string format = null) => builder.Append(string.Pad(value.ToString(), alignment));
        public void AppendFormatted(string value) => AppendFormatted<string>(value);
        public void AppendFormatted(string value, int alignment = 0, string format = null) => AppendFormatted<string>(value, alignment, format);
        public void AppendFormatted(object value, int alignment = 0, string format = null) => AppendFormatted<object>(value, alignment, format);
    }
}
