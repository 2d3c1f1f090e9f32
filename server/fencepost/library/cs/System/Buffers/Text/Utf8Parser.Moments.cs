namespace System.Buffers.Text;

public static partial class Utf8Parser
{
    // --- spans of time

    public static bool TryParse(ReadOnlySpan<byte> source, out TimeSpan value, out int bytesConsumed, char standardFormat = '\0')
    {
        if (standardFormat is not ('\0' or 'c' or 't' or 'T' or 'g' or 'G')) throw Unknown();
        value = default;
        int at = 0;
        while (IsByte(source, at, ' ') || IsByte(source, at, '\t')) at++;
        bool negative = IsByte(source, at, '-');
        if (negative) at++;
        uint[] parts = new uint[5];
        string shape = Parts(source, ref at, standardFormat is '\0' or 'c' or 't' or 'T', parts);
        // Which of the parts days, hours, minutes, seconds and a fraction of one are there: the place of the first, and whether the last is one.
        string fitting = standardFormat == 'G' ? " n:n:n:n.f" : standardFormat == 'g' ? " n n:n n:n:n n:n:n:n n:n:n.f n:n:n:n.f" : " n n:n n.n:n n:n:n n.n:n:n n:n:n.f n.n:n:n.f";
        if (shape == null || fitting.IndexOf(" " + shape) < 0 || fitting.IndexOf(shape + " ") < 0 && !fitting.EndsWith(" " + shape)) return Ended(false, 0, ref value, out bytesConsumed);
        bool fraction = shape.EndsWith('f');
        int whole = (shape.Length + 1) / 2 - (fraction ? 1 : 0);
        bool days = whole is 1 or 4 || shape.StartsWith("n.n");
        int hours = days ? 1 : 0;
        uint seconds = whole > hours + 2 ? parts[hours + 2] : 0;
        uint minutes = whole > hours + 1 ? parts[hours + 1] : 0;
        uint hour = whole > hours ? parts[hours] : 0;
        bool done = Span(negative, days ? parts[0] : 0, hour, minutes, seconds, fraction ? parts[whole] : 0, out value);
        return Ended(done, at, ref value, out bytesConsumed);
    }

    /// <summary>Numbers and what is between them, as "n.n:n:n.f"; null where a number is missing or there are too many.</summary>
    private static string Parts(ReadOnlySpan<byte> source, ref int at, bool daysBeforePoint, uint[] parts)
    {
        if (!Number(source, ref at, out parts[0])) return null;
        string shape = "n";
        for (int i = 1; IsByte(source, at, ':') || IsByte(source, at, '.'); i++)
        {
            if (i == parts.Length) return null;
            char between = (char)source[at++];
            bool fraction = between == '.' && !(i == 1 && daysBeforePoint);
            if (!(fraction ? Fraction(source, ref at, out parts[i]) : Number(source, ref at, out parts[i]))) return null;
            shape = shape + between + (fraction ? "f" : "n");
        }
        return shape;
    }

    /// <summary>One to seven digits.</summary>
    private static bool Fraction(ReadOnlySpan<byte> source, ref int at, out uint value)
    {
        int first = at;
        value = 0;
        for (; IsDigit(source, at); at++)
        {
            if (at - first == 7) return false;
            value = value * 10 + source[at] - '0';
        }
        for (int i = at - first; i < 7; i++) value *= 10;
        return at > first;
    }

    private static bool Span(bool negative, uint days, uint hours, uint minutes, uint seconds, uint fraction, out TimeSpan value)
    {
        Int128 ticks = (((Int128)days * 24 + hours) * 60 + minutes) * 60 + seconds;
        ticks = ticks * TimeSpan.TicksPerSecond + fraction;
        if (negative) ticks = -ticks;
        bool done = hours <= 23 && minutes <= 59 && seconds <= 59 && ticks >= long.MinValue && ticks <= long.MaxValue;
        value = done ? new TimeSpan((long)ticks) : default;
        return done;
    }

    // --- dates

    public static bool TryParse(ReadOnlySpan<byte> source, out DateTime value, out int bytesConsumed, char standardFormat = '\0')
    {
        DateTimeOffset moment;
        value = default;
        bool done = standardFormat switch
        {
            '\0' or 'G' => General(source, out moment, out bytesConsumed),
            'R' or 'l' => Named(source, standardFormat == 'l', out moment, out bytesConsumed),
            'O' => RoundTrip(source, out moment, out bytesConsumed),
            _ => throw Unknown(),
        };
        if (done) value = standardFormat != 'O' || bytesConsumed == 27 ? moment.DateTime : bytesConsumed == 28 ? moment.UtcDateTime : moment.LocalDateTime;
        return done;
    }

    public static bool TryParse(ReadOnlySpan<byte> source, out DateTimeOffset value, out int bytesConsumed, char standardFormat = '\0') => standardFormat switch
    {
        '\0' => WithZone(source, out value, out bytesConsumed),
        'G' => General(source, out value, out bytesConsumed),
        'R' or 'l' => Named(source, standardFormat == 'l', out value, out bytesConsumed),
        'O' => RoundTrip(source, out value, out bytesConsumed),
        _ => throw Unknown(),
    };

    /// <summary>Reads the bytes along a pattern, in which digits belong to year, month, day, hour, minute, second and fraction.</summary>
    private static bool Along(ReadOnlySpan<byte> source, string pattern, out DateTime value)
    {
        int year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0, fraction = 0;
        value = default;
        if (source.Length < pattern.Length) return false;
        for (int i = 0; i < pattern.Length; i++)
        {
            int digit = source[i] - '0';
            bool place = char.IsAsciiLetter(pattern[i]) && pattern[i] != 'T';
            if (pattern[i] != '?' && (place ? !IsDigit(source, i) : source[i] != pattern[i])) return false;
            switch (pattern[i])
            {
                case 'y': year = year * 10 + digit; break;
                case 'M': month = month * 10 + digit; break;
                case 'd': day = day * 10 + digit; break;
                case 'H': hour = hour * 10 + digit; break;
                case 'm': minute = minute * 10 + digit; break;
                case 's': second = second * 10 + digit; break;
                case 'f': fraction = fraction * 10 + digit; break;
            }
        }
        if (pattern.IndexOf('M') < 0) month = Month(source);
        if (year == 0 || month < 1 || month > 12 || day < 1 || day > DateTime.DaysInMonth(year, month) || hour > 23 || minute > 59 || second > 59) return false;
        value = new DateTime(year, month, day, hour, minute, second).AddTicks(fraction);
        return true;
    }

    private static int Month(ReadOnlySpan<byte> source)
    {
        for (int i = 0; i < 12; i++)
        {
            if (Begins(source.Slice(8), "janfebmaraprmayjunjulaugsepoctnovdec".Substring(i * 3, 3))) return i + 1;
        }
        return 0;
    }

    /// <summary>A moment in some zone, which is the local one if there are no minutes to it.</summary>
    private static bool Made(DateTime time, TimeSpan? zone, int end, out DateTimeOffset value, out int bytesConsumed)
    {
        value = default;
        bool done = true;
        try
        {
            value = zone == null ? new DateTimeOffset(DateTime.SpecifyKind(time, DateTimeKind.Local)) : new DateTimeOffset(time, zone.GetValueOrDefault());
        }
        catch (ArgumentOutOfRangeException)
        {
            done = false;
        }
        return Ended(done, end, ref value, out bytesConsumed);
    }

    /// <summary>Hours and minutes between the time of a place and that of Greenwich, as "+hh:mm".</summary>
    private static bool Zone(ReadOnlySpan<byte> source, int at, out TimeSpan zone)
    {
        zone = default;
        bool negative = IsByte(source, at, '-');
        if (!negative && !IsByte(source, at, '+')) return false;
        for (int i = 1; i < 6; i++)
        {
            if (i == 3 ? !IsByte(source, at + i, ':') : !IsDigit(source, at + i)) return false;
        }
        int hours = (source[at + 1] - '0') * 10 + source[at + 2] - '0';
        int minutes = (source[at + 4] - '0') * 10 + source[at + 5] - '0';
        zone = new TimeSpan(negative ? -hours : hours, negative ? -minutes : minutes, 0);
        return minutes <= 59 && hours * 60 + minutes <= 14 * 60;
    }

    private const string GeneralPattern = "MM/dd/yyyy HH:mm:ss";

    private static bool General(ReadOnlySpan<byte> source, out DateTimeOffset value, out int bytesConsumed)
    {
        value = default;
        return Along(source, GeneralPattern, out DateTime time) ? Made(time, null, 19, out value, out bytesConsumed) : Ended(false, 0, ref value, out bytesConsumed);
    }

    private static bool WithZone(ReadOnlySpan<byte> source, out DateTimeOffset value, out int bytesConsumed)
    {
        value = default;
        bool done = Along(source, GeneralPattern, out DateTime time) & IsByte(source, 19, ' ') & Zone(source, 20, out TimeSpan zone);
        return done ? Made(time, zone, 26, out value, out bytesConsumed) : Ended(false, 0, ref value, out bytesConsumed);
    }

    private static bool RoundTrip(ReadOnlySpan<byte> source, out DateTimeOffset value, out int bytesConsumed)
    {
        value = default;
        if (!Along(source, "yyyy-MM-ddTHH:mm:ss.fffffff", out DateTime time)) return Ended(false, 0, ref value, out bytesConsumed);
        if (IsByte(source, 27, 'Z')) return Made(time, TimeSpan.Zero, 28, out value, out bytesConsumed);
        if (!IsByte(source, 27, '+') && !IsByte(source, 27, '-')) return Made(time, null, 27, out value, out bytesConsumed);
        return Zone(source, 27, out TimeSpan zone) ? Made(time, zone, 33, out value, out bytesConsumed) : Ended(false, 0, ref value, out bytesConsumed);
    }

    /// <summary>As "Tue, 03 Jan 2017 08:08:05 GMT", whose names begin with large letters or not.</summary>
    private static bool Named(ReadOnlySpan<byte> source, bool small, out DateTimeOffset value, out int bytesConsumed)
    {
        value = default;
        bool done = Along(source, "???, dd ??? yyyy HH:mm:ss ???", out DateTime time);
        if (done)
        {
            string text = time.ToString("R", Globalization.CultureInfo.InvariantCulture);
            done = Encoding(source, 29) == (small ? text.ToLowerInvariant() : text);
        }
        return done ? Made(time, TimeSpan.Zero, 29, out value, out bytesConsumed) : Ended(false, 0, ref value, out bytesConsumed);
    }
}
