using System.Globalization;

namespace System.Buffers.Text;

public static partial class Utf8Parser
{
    /// <summary>The text of a number at the beginning: a sign, digits around a point, and a power of ten, where the format has one.</summary>
    private static string Real(ReadOnlySpan<byte> source, char format, out int end)
    {
        if (format is not ('\0' or 'G' or 'g' or 'E' or 'e' or 'F' or 'f')) throw Unknown();
        end = IsByte(source, 0, '-') || IsByte(source, 0, '+') ? 1 : 0;
        int first = end;
        while (IsDigit(source, end)) end++;
        int digits = end - first;
        if (IsByte(source, end, '.'))
        {
            for (end++; IsDigit(source, end); end++) digits++;
        }
        if (digits == 0) return null;
        string text = Encoding(source, end);
        if (!IsByte(source, end, 'e') && !IsByte(source, end, 'E')) return format is 'E' or 'e' ? null : text;
        if (format is 'F' or 'f') return null;
        end++;
        bool negative = IsByte(source, end, '-');
        if (negative || IsByte(source, end, '+')) end++;
        if (!IsDigit(source, end)) return null;
        long power = 0;
        for (; IsDigit(source, end); end++) power = Math.Min(power * 10 + source[end] - '0', uint.MaxValue);
        // A zero has as many digits behind the point as its power says, while the runtime can count them.
        if (negative && power > int.MaxValue && text.AsSpan().IndexOfAnyInRange('1', '9') < 0) return text.StartsWith('-') ? "-0" : "0";
        return text + (negative ? "E-" : "E") + Math.Min(power, 99999);
    }

    private static string Encoding(ReadOnlySpan<byte> source, int end) => System.Text.Encoding.ASCII.GetString(source.Slice(0, end));

    /// <summary>The sign of an infinity, or nothing for what is no number; 2 is neither.</summary>
    private static int Special(ReadOnlySpan<byte> source, out int end)
    {
        bool negative = source.Length >= 4 && source[0] == '-';
        int start = negative || source.Length >= 4 && source[0] == '+' ? 1 : 0;
        ReadOnlySpan<byte> rest = source.Slice(start);
        bool none = Begins(rest, "nan");
        end = start + (none ? 3 : 8);
        return none ? 0 : !Begins(rest, "infinity") ? 2 : negative ? -1 : 1;
    }

    public static bool TryParse(ReadOnlySpan<byte> source, out double value, out int bytesConsumed, char standardFormat = '\0')
    {
        string text = Real(source, standardFormat, out int end);
        if (text != null)
        {
            value = double.Parse(text, NumberStyles.Float, CultureInfo.InvariantCulture);
            bytesConsumed = end;
            return true;
        }
        int special = Special(source, out end);
        value = special == 0 ? double.NaN : special < 0 ? double.NegativeInfinity : double.PositiveInfinity;
        return Ended(special != 2, end, ref value, out bytesConsumed);
    }

    public static bool TryParse(ReadOnlySpan<byte> source, out float value, out int bytesConsumed, char standardFormat = '\0')
    {
        string text = Real(source, standardFormat, out int end);
        if (text != null)
        {
            value = float.Parse(text, NumberStyles.Float, CultureInfo.InvariantCulture);
            bytesConsumed = end;
            return true;
        }
        int special = Special(source, out end);
        value = special == 0 ? float.NaN : special < 0 ? float.NegativeInfinity : float.PositiveInfinity;
        return Ended(special != 2, end, ref value, out bytesConsumed);
    }

    public static bool TryParse(ReadOnlySpan<byte> source, out decimal value, out int bytesConsumed, char standardFormat = '\0')
    {
        string text = Real(source, standardFormat, out int end);
        value = default;
        bool done = text != null && decimal.TryParse(text, NumberStyles.Float, CultureInfo.InvariantCulture, out value);
        return Ended(done, end, ref value, out bytesConsumed);
    }
}
