using System.Globalization;

namespace System.Buffers.Text;

public static class Utf8Formatter
{
    private static FormatException Unknown() => new FormatException("Format specifier was invalid.");

    private static bool Formatted(IFormattable value, string symbols, StandardFormat format, Span<byte> destination, out int bytesWritten)
    {
        if (format.IsDefault || format.Symbol == 0) return Number.Write(value.ToString(null, CultureInfo.InvariantCulture), destination, out bytesWritten);
        if (symbols.IndexOf(format.Symbol) < 0) throw Unknown();
        return Number.Write(value.ToString(format.ToString(), CultureInfo.InvariantCulture), destination, out bytesWritten);
    }

    private static bool Whole(IFormattable value, Span<byte> destination, out int bytesWritten, StandardFormat format)
    {
        bool general = format.Symbol is 'G' or 'g' or 'R' or 'r';
        if (general && format.HasPrecision) throw new NotSupportedException("The 'G' format combined with a precision is not supported.");
        return Formatted(value, "DdNnXx", general ? default : format, destination, out bytesWritten);
    }

    public static bool TryFormat(bool value, Span<byte> destination, out int bytesWritten, StandardFormat format = default)
    {
        if (format.Symbol != 0 && format.Symbol != 'G' && format.Symbol != 'l') throw Unknown();
        string text = value.ToString();
        return Number.Write(format.Symbol == 'l' ? text.ToLowerInvariant() : text, destination, out bytesWritten);
    }

    public static bool TryFormat(DateTime value, Span<byte> destination, out int bytesWritten, StandardFormat format = default) => Moment(value, format.Symbol == 0 ? 'G' : format.Symbol, "", destination, out bytesWritten);
    public static bool TryFormat(DateTimeOffset value, Span<byte> destination, out int bytesWritten, StandardFormat format = default) => Moment(value, format.Symbol == 0 ? 'G' : format.Symbol, format.Symbol == 0 ? " zzz" : "", destination, out bytesWritten);

    private static bool Moment(IFormattable value, char symbol, string zone, Span<byte> destination, out int bytesWritten)
    {
        string format = symbol switch { 'G' => "MM/dd/yyyy HH:mm:ss" + zone, 'R' or 'l' => "R", 'O' => "O", _ => throw Unknown() };
        string text = value.ToString(format, CultureInfo.InvariantCulture);
        return Number.Write(symbol == 'l' ? text.ToLowerInvariant() : text, destination, out bytesWritten);
    }

    public static bool TryFormat(TimeSpan value, Span<byte> destination, out int bytesWritten, StandardFormat format = default)
    {
        string symbol = format.Symbol switch { '\0' or 'c' or 't' or 'T' => "c", 'g' => "g", 'G' => "G", _ => throw Unknown() };
        return Number.Write(value.ToString(symbol, CultureInfo.InvariantCulture), destination, out bytesWritten);
    }

    public static bool TryFormat(Guid value, Span<byte> destination, out int bytesWritten, StandardFormat format = default)
    {
        if (format.Symbol != 0 && "DBPN".IndexOf(format.Symbol) < 0) throw Unknown();
        return Number.Write(value.ToString(format.Symbol == 0 ? "D" : format.Symbol.ToString()), destination, out bytesWritten);
    }

    public static bool TryFormat(double value, Span<byte> destination, out int bytesWritten, StandardFormat format = default) => Formatted(value, "GgFfEeNnRr", format, destination, out bytesWritten);
    public static bool TryFormat(float value, Span<byte> destination, out int bytesWritten, StandardFormat format = default) => Formatted(value, "GgFfEeNnRr", format, destination, out bytesWritten);
    public static bool TryFormat(decimal value, Span<byte> destination, out int bytesWritten, StandardFormat format = default) => Formatted(value, "GgFfEeNnRr", format, destination, out bytesWritten);
    public static bool TryFormat(byte value, Span<byte> destination, out int bytesWritten, StandardFormat format = default) => Whole(value, destination, out bytesWritten, format);
    public static bool TryFormat(sbyte value, Span<byte> destination, out int bytesWritten, StandardFormat format = default) => Whole(value, destination, out bytesWritten, format);
    public static bool TryFormat(short value, Span<byte> destination, out int bytesWritten, StandardFormat format = default) => Whole(value, destination, out bytesWritten, format);
    public static bool TryFormat(ushort value, Span<byte> destination, out int bytesWritten, StandardFormat format = default) => Whole(value, destination, out bytesWritten, format);
    public static bool TryFormat(int value, Span<byte> destination, out int bytesWritten, StandardFormat format = default) => Whole(value, destination, out bytesWritten, format);
    public static bool TryFormat(uint value, Span<byte> destination, out int bytesWritten, StandardFormat format = default) => Whole(value, destination, out bytesWritten, format);
    public static bool TryFormat(long value, Span<byte> destination, out int bytesWritten, StandardFormat format = default) => Whole(value, destination, out bytesWritten, format);
    public static bool TryFormat(ulong value, Span<byte> destination, out int bytesWritten, StandardFormat format = default) => Whole(value, destination, out bytesWritten, format);
}
