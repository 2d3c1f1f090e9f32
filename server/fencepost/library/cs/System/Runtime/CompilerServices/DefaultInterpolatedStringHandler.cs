namespace System.Runtime.CompilerServices;

[InterpolatedStringHandler]
public ref struct DefaultInterpolatedStringHandler
{
    private string text;
    private readonly IFormatProvider provider;

    public DefaultInterpolatedStringHandler(int literalLength, int formattedCount) => text = "";

    public DefaultInterpolatedStringHandler(int literalLength, int formattedCount, IFormatProvider provider)
    {
        text = "";
        this.provider = provider;
    }

    public DefaultInterpolatedStringHandler(int literalLength, int formattedCount, IFormatProvider provider, Span<char> initialBuffer)
    {
        text = "";
        this.provider = provider;
    }

    public ReadOnlySpan<char> Text => text;
    public override string ToString() => text;
    public void Clear() => text = "";

    public string ToStringAndClear()
    {
        string result = text;
        text = "";
        return result;
    }

    public void AppendLiteral(string value) => text = string.Concat(text, value);
    public void AppendFormatted<T>(T value) => text = string.Concat(text, Format(value, null, provider));
    public void AppendFormatted<T>(T value, string format) => text = string.Concat(text, Format(value, format, provider));
    public void AppendFormatted<T>(T value, int alignment) => text = string.Concat(text, string.Pad(Format(value, null, provider), alignment));
    public void AppendFormatted<T>(T value, int alignment, string format) => text = string.Concat(text, string.Pad(Format(value, format, provider), alignment));
    public void AppendFormatted(scoped ReadOnlySpan<char> value) => text = string.Concat(text, value.ToString());
    public void AppendFormatted(scoped ReadOnlySpan<char> value, int alignment = 0, string format = null) => text = string.Concat(text, string.Pad(value.ToString(), alignment));
    public void AppendFormatted(string value) => text = string.Concat(text, provider == null ? value : string.FormatItem(value, null, provider));
    public void AppendFormatted(string value, int alignment = 0, string format = null) => AppendFormatted<string>(value, alignment, format);
    public void AppendFormatted(object value, int alignment = 0, string format = null) => AppendFormatted<object>(value, alignment, format);

    internal static string Format<T>(T value, string format, IFormatProvider provider)
    {
        if (provider != null && provider.GetFormat(typeof(ICustomFormatter)) != null) return string.FormatItem(value, format, provider);
        if (value is not IFormattable) return value?.ToString() ?? "";
        bool isBuiltIn = value is IConvertible convertible && convertible.GetTypeCode() != TypeCode.Object;
        if (!isBuiltIn && value is ISpanFormattable) return Spanned((ISpanFormattable)value, format, provider);
        return ((IFormattable)value).ToString(format, provider) ?? "";
    }

    private static string Spanned(ISpanFormattable value, string format, IFormatProvider provider)
    {
        char[] buffer = new char[256];
        int written;
        while (!value.TryFormat(buffer, out written, format, provider)) buffer = new char[buffer.Length * 2];
        return new string(buffer, 0, written);
    }
}
