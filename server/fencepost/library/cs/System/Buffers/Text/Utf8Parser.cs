namespace System.Buffers.Text;

public static partial class Utf8Parser
{
    private static FormatException Unknown() => new FormatException("Format specifier was invalid.");
    private static bool IsDigit(ReadOnlySpan<byte> source, int at) => at < source.Length && (uint)(source[at] - '0') <= 9;
    private static bool IsByte(ReadOnlySpan<byte> source, int at, char wanted) => at < source.Length && source[at] == wanted;

    /// <summary>Ends an attempt: all is given back unless it has succeeded.</summary>
    private static bool Ended<T>(bool done, int end, ref T value, out int bytesConsumed)
    {
        bytesConsumed = done ? end : 0;
        if (!done) value = default;
        return done;
    }

    public static bool TryParse(ReadOnlySpan<byte> source, out bool value, out int bytesConsumed, char standardFormat = '\0')
    {
        if (standardFormat is not ('\0' or 'G' or 'l')) throw Unknown();
        value = Begins(source, "true");
        return Ended(value || Begins(source, "false"), value ? 4 : 5, ref value, out bytesConsumed);
    }

    /// <summary>Whether the bytes begin with a word of small letters, in any case.</summary>
    private static bool Begins(ReadOnlySpan<byte> source, string word)
    {
        if (source.Length < word.Length) return false;
        for (int i = 0; i < word.Length; i++)
        {
            if ((source[i] | 0x20) != word[i]) return false;
        }
        return true;
    }

    private static bool Integer(ReadOnlySpan<byte> source, char format, int bits, bool signed, out ulong value, out int bytesConsumed)
    {
        ulong limit = ulong.MaxValue >> (64 - bits);
        value = 0;
        int end;
        switch (format)
        {
            case '\0' or 'D' or 'd' or 'G' or 'g' or 'R' or 'r':
                return Ended(Digits(source, limit, signed, false, out value, out end), end, ref value, out bytesConsumed);
            case 'N' or 'n':
                return Ended(Digits(source, limit, signed, true, out value, out end), end, ref value, out bytesConsumed);
            case 'X' or 'x':
                return Ended(HexDigits(source, limit, out value, out end), end, ref value, out bytesConsumed);
            default:
                throw Unknown();
        }
    }

    /// <summary>A sign, which is a plus only where commas may be but no number is negative, and digits; after commas zeros may follow a point.</summary>
    private static bool Digits(ReadOnlySpan<byte> source, ulong limit, bool signed, bool commas, out ulong value, out int end)
    {
        bool negative = signed && IsByte(source, 0, '-');
        end = negative || (signed || commas) && IsByte(source, 0, '+') ? 1 : 0;
        if (signed) limit = negative ? limit / 2 + 1 : limit / 2;
        value = 0;
        if (commas && IsByte(source, end, '.'))
        {
            if (!IsByte(source, end + 1, '0')) return false;
        }
        else
        {
            if (!IsDigit(source, end)) return false;
            for (; IsDigit(source, end) || commas && IsByte(source, end, ','); end++)
            {
                if (source[end] == ',') continue;
                ulong digit = (ulong)(source[end] - '0');
                if (value > (limit - digit) / 10) return false;
                value = value * 10 + digit;
            }
        }
        if (commas && IsByte(source, end, '.'))
        {
            for (end++; IsByte(source, end, '0'); end++) { }
            if (IsDigit(source, end)) return false;
        }
        if (negative) value = unchecked(0 - value);
        return true;
    }

    private static bool HexDigits(ReadOnlySpan<byte> source, ulong limit, out ulong value, out int end)
    {
        value = 0;
        for (end = 0; end < source.Length && char.IsAsciiHexDigit((char)source[end]); end++)
        {
            if (value > limit >> 4) return false;
            int letter = source[end] | 0x20;
            value = (value << 4) | (uint)(letter >= 'a' ? letter - 'a' + 10 : source[end] - '0');
        }
        return end > 0;
    }

    private static bool Number(ReadOnlySpan<byte> source, ref int at, out uint value)
    {
        bool done = Digits(source.Slice(at), uint.MaxValue, false, false, out ulong found, out int end);
        value = (uint)found;
        at += end;
        return done;
    }

    public static bool TryParse(ReadOnlySpan<byte> source, out Guid value, out int bytesConsumed, char standardFormat = '\0')
    {
        value = default;
        char first = standardFormat switch { '\0' or 'D' or 'N' => '\0', 'B' => '{', 'P' => '(', _ => throw Unknown() };
        int at = first == 0 ? 0 : 1;
        char between = standardFormat == 'N' ? '\0' : '-';
        bool done = first == 0 || IsByte(source, 0, first);
        done = Group(source, 8, between, ref at, done, out ulong a);
        done = Group(source, 4, between, ref at, done, out ulong b);
        done = Group(source, 4, between, ref at, done, out ulong c);
        done = Group(source, 4, between, ref at, done, out ulong d);
        done = Group(source, 12, first == 0 ? '\0' : first == '{' ? '}' : ')', ref at, done, out ulong e);
        // A digit too many is a wrong identifier, and not the end of one.
        if (first == 0 && at < source.Length && char.IsAsciiHexDigit((char)source[at])) done = false;
        if (done) value = new Guid((int)a, (short)b, (short)c, (byte)(d >> 8), (byte)d, (byte)(e >> 40), (byte)(e >> 32), (byte)(e >> 24), (byte)(e >> 16), (byte)(e >> 8), (byte)e);
        return Ended(done, at, ref value, out bytesConsumed);
    }

    /// <summary>So many hexadecimal digits and, if one is wanted, a sign after them.</summary>
    private static bool Group(ReadOnlySpan<byte> source, int count, char after, ref int at, bool before, out ulong value)
    {
        value = 0;
        if (!before || source.Length - at < count || !HexDigits(source.Slice(at, count), ulong.MaxValue, out value, out int end) || end != count) return false;
        at += count;
        if (after == 0) return true;
        return IsByte(source, at++, after);
    }
}
