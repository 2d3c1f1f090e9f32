using System;
using System.Buffers.Text;
using System.Globalization;

namespace Conformance;

/// <summary>Values at the beginning of bytes, in the formats of <see cref="Utf8Parser"/>.</summary>
public static class Utf8Parsing
{
    private static string Failed(Action action)
    {
        try
        {
            action();
            return "ok ";
        }
        catch (Exception error)
        {
            return error.GetType().Name + " ";
        }
    }

    private static string Shown<T>(bool done, T value, int consumed) where T : IFormattable => (done ? "" : "no ") + value.ToString(null, CultureInfo.InvariantCulture) + "/" + consumed + " ";

    private static string S8(ReadOnlySpan<byte> text, char format = '\0') => Shown(Utf8Parser.TryParse(text, out sbyte value, out int consumed, format), value, consumed);
    private static string U8(ReadOnlySpan<byte> text, char format = '\0') => Shown(Utf8Parser.TryParse(text, out byte value, out int consumed, format), value, consumed);
    private static string S16(ReadOnlySpan<byte> text, char format = '\0') => Shown(Utf8Parser.TryParse(text, out short value, out int consumed, format), value, consumed);
    private static string U16(ReadOnlySpan<byte> text, char format = '\0') => Shown(Utf8Parser.TryParse(text, out ushort value, out int consumed, format), value, consumed);
    private static string S32(ReadOnlySpan<byte> text, char format = '\0') => Shown(Utf8Parser.TryParse(text, out int value, out int consumed, format), value, consumed);
    private static string U32(ReadOnlySpan<byte> text, char format = '\0') => Shown(Utf8Parser.TryParse(text, out uint value, out int consumed, format), value, consumed);
    private static string S64(ReadOnlySpan<byte> text, char format = '\0') => Shown(Utf8Parser.TryParse(text, out long value, out int consumed, format), value, consumed);
    private static string U64(ReadOnlySpan<byte> text, char format = '\0') => Shown(Utf8Parser.TryParse(text, out ulong value, out int consumed, format), value, consumed);
    private static string F64(ReadOnlySpan<byte> text, char format = '\0') => Shown(Utf8Parser.TryParse(text, out double value, out int consumed, format), value, consumed);
    private static string F32(ReadOnlySpan<byte> text, char format = '\0') => Shown(Utf8Parser.TryParse(text, out float value, out int consumed, format), value, consumed);
    private static string Dec(ReadOnlySpan<byte> text, char format = '\0') => Shown(Utf8Parser.TryParse(text, out decimal value, out int consumed, format), value, consumed) + string.Join(",", decimal.GetBits(value)) + ";";
    private static string Id(ReadOnlySpan<byte> text, char format = '\0') => Shown(Utf8Parser.TryParse(text, out Guid value, out int consumed, format), value, consumed);
    private static string Time(ReadOnlySpan<byte> text, char format = '\0') => Shown(Utf8Parser.TryParse(text, out TimeSpan value, out int consumed, format), value, consumed);
    private static string Zoned(ReadOnlySpan<byte> text, char format = '\0') => (Utf8Parser.TryParse(text, out DateTimeOffset value, out int consumed, format) ? "" : "no ") + value.ToString("O") + "/" + consumed + " ";
    private static string Date(ReadOnlySpan<byte> text, char format = '\0') => (Utf8Parser.TryParse(text, out DateTime value, out int consumed, format) ? "" : "no ") + value.ToString("O") + value.Kind + "/" + consumed + " ";

    private static string Truth(ReadOnlySpan<byte> text, char format = '\0') => (Utf8Parser.TryParse(text, out bool value, out int consumed, format) ? "" : "no ") + value + "/" + consumed + " ";

    public static string Truths() => Truth("true"u8) + Truth("TRUEx"u8, 'l') + Truth("False!"u8, 'G') + Truth("fals"u8) + Truth("tru"u8) + Truth(""u8) + Truth(" true"u8) + Truth("false"u8) + Truth("1"u8);

    public static string Integers() =>
        S32("12"u8) + S32("-12x"u8) + S32("+7"u8) + S32("007"u8) + S32("2147483647"u8) + S32("-2147483648"u8) + S32("2147483648"u8) + S32("-2147483649"u8) + S32("00002147483647"u8) + S32("12345678901"u8) + S32(""u8) + S32("-"u8) + S32("+"u8) + S32(" 1"u8) + S32("x"u8) + S32("1,000"u8) + S32("1.0"u8) + S32("-0"u8) + S32("--1"u8) + S32("5"u8, 'D') + S32("5"u8, 'd') + S32("5"u8, 'g') + S32("5"u8, 'G') + S32("5"u8, 'R') + U64("5"u8, 'r')
        + S8("127"u8) + S8("128"u8) + S8("-128"u8) + S8("-129"u8) + S8("1270"u8) + S8("000127"u8) + S8("12 "u8) + U8("255"u8) + U8("256"u8) + U8("-1"u8) + U8("+1"u8) + U8("0000256"u8) + U8("2550"u8) + S16("32767"u8) + S16("32768"u8) + S16("-32768"u8) + S16("-32769"u8) + U16("65535"u8) + U16("65536"u8) + U16("655350"u8)
        + U32("4294967295"u8) + U32("4294967296"u8) + U32("+1"u8) + S64("9223372036854775807"u8) + S64("9223372036854775808"u8) + S64("-9223372036854775808"u8) + S64("-9223372036854775809"u8) + S64("-"u8) + S64("00000000000000000000012"u8) + U64("18446744073709551615"u8) + U64("18446744073709551616"u8) + U64("99999999999999999999"u8) + U64("-0"u8) + U64("18446744073709551615 "u8);

    public static string Grouped() =>
        S32("1,234"u8, 'N') + S32("-1,2,,3x"u8, 'n') + S32("1,"u8, 'N') + S32(",1"u8, 'N') + S32("1.00"u8, 'N') + S32("1.001"u8, 'N') + S32("1."u8, 'N') + S32(".0"u8, 'N') + S32("."u8, 'N') + S32(".1"u8, 'N') + S32(".00x"u8, 'N') + S32("-.0"u8, 'N') + S32("2,147,483,647"u8, 'N') + S32("2,147,483,648"u8, 'N') + S32("-2,147,483,648.0"u8, 'N') + S32("-2,147,483,649"u8, 'N') + S32("+5"u8, 'N') + S32("1.0.0"u8, 'N') + S32("1,.0"u8, 'N')
        + U32("+5"u8, 'N') + U32("-5"u8, 'N') + U32("4,294,967,295"u8, 'N') + U32("4,294,967,296"u8, 'N') + S8("1,28"u8, 'N') + S8("-1,28"u8, 'N') + U8("2,5,5.0"u8, 'N') + U8("256"u8, 'N') + S16("32,767"u8, 'N') + S16("-32,769"u8, 'N') + U16("65,535"u8, 'N') + U16("65536"u8, 'N') + S64("9,223,372,036,854,775,807"u8, 'N') + S64("9,223,372,036,854,775,808"u8, 'N') + S64("-9,223,372,036,854,775,808"u8, 'N') + U64("18,446,744,073,709,551,615"u8, 'N') + U64("18,446,744,073,709,551,616"u8, 'N') + U64(""u8, 'N') + U64("+"u8, 'N');

    public static string Hexadecimal() =>
        S32("ff"u8, 'X') + S32("FFFFFFFF"u8, 'x') + S32("100000000"u8, 'X') + S32("0000000001"u8, 'X') + S32("-1"u8, 'X') + S32("g"u8, 'X') + S32("aG"u8, 'X') + S32(""u8, 'X') + S8("80"u8, 'X') + S8("100"u8, 'X') + U8("7f,"u8, 'X') + U8("0ff"u8, 'X') + S16("8000"u8, 'X') + S16("08000"u8, 'X') + U16("10000"u8, 'X') + U32("DEADbeef"u8, 'X') + S64("8000000000000000"u8, 'X') + U64("ffffffffffffffff"u8, 'X') + U64("10000000000000000"u8, 'X') + U64("+1"u8, 'X');

    public static string Unknown() =>
        Failed(() => S32("1"u8, 'F')) + Failed(() => S8("1"u8, 'B')) + Failed(() => U64("1"u8, 'C')) + Failed(() => F64("1"u8, 'N')) + Failed(() => F32("1"u8, 'R')) + Failed(() => Dec("1"u8, 'X')) + Failed(() => Id("1"u8, 'd')) + Failed(() => Id("1"u8, 'X')) + Failed(() => Time("1"u8, 'C')) + Failed(() => Date("1"u8, 'o')) + Failed(() => Date("1"u8, 'r')) + Failed(() => Zoned("1"u8, 'L')) + Failed(() => Zoned("1"u8, 'u')) + Failed(() => Truth("true"u8, 'g')) + Failed(() => S64(""u8, 'E'));

    public static string Reals() =>
        F64("1.5"u8) + F64("-1.5e3x"u8) + F64("1e"u8) + F64("1e+"u8) + F64("1ex"u8) + F64("1E-2"u8) + F64(".5"u8) + F64("5."u8) + F64("."u8) + F64("-.5,"u8) + F64("+"u8) + F64(""u8) + F64("-0"u8) + F64("000"u8) + F64("-0.0x"u8) + F64("1e400"u8) + F64("-1e400"u8) + F64("1e-400"u8) + F64("0e99999999999"u8) + F64("1e99999999999"u8) + F64("1e-99999999999"u8) + F64("1e00000000000000000005"u8) + F64(" 1"u8) + F64("1.2.3"u8) + F64("0x1"u8)
        + F64("0.1"u8) + F64("123456789012345678901234567890"u8) + F64("2.2250738585072011e-308"u8) + F64("9007199254740993"u8) + F64("9007199254740992.99999999999999999999999999"u8) + F64("0.000000000000000000000000000000000000000000001e45"u8) + F64("1,5"u8)
        + F64("1.5"u8, 'F') + F64("1.5e1"u8, 'F') + F64("1.5 e1"u8, 'f') + F64("1.5"u8, 'E') + F64("1.5E1"u8, 'e') + F64("15"u8, 'e') + F64("000"u8, 'E') + F64("1e1"u8, 'g') + F64("e1"u8);

    public static string Singles() => F32("0.1"u8) + F32("16777217"u8) + F32("3.4028236e38"u8) + F32("1e-46"u8) + F32("-7e-45x"u8) + F32("nan"u8) + F32("+Infinityx"u8) + F32("-infinity"u8, 'F') + F32("1e"u8, 'E') + F32("8388608.5000000000000000000001"u8) + F32("1e39"u8);

    public static string NoNumbers() => F64("NaN"u8) + F64("nan"u8) + F64("-nAn!"u8) + F64("+NaN"u8) + F64("Infinity"u8) + F64("-INFINITYx"u8) + F64("+infinity"u8) + F64("inf"u8) + F64("-Inf"u8) + F64("infinit"u8) + F64("-NaN"u8, 'E') + F64("∞"u8) + F64("--NaN"u8);

    public static string Decimals() =>
        Dec("1.50"u8) + Dec("-0"u8) + Dec("-0.00"u8) + Dec("79228162514264337593543950335"u8) + Dec("79228162514264337593543950336"u8) + Dec("1e28"u8) + Dec("1e29"u8) + Dec("1e-28"u8) + Dec("1e-29"u8) + Dec("6e-29"u8) + Dec("0e5"u8) + Dec("0e-5"u8) + Dec("0e-99999999999"u8) + Dec("1e-99999999999"u8) + Dec("1e99999999999"u8) + Dec("0.00000000000000000000000000005"u8) + Dec("0.000000000000000000000000000051"u8) + Dec("1.23456789012345678901234567895"u8) + Dec("5."u8) + Dec("."u8) + Dec("1x"u8) + Dec("1e"u8)
        + Dec("1.5"u8, 'F') + Dec("1e1"u8, 'F') + Dec("1"u8, 'E') + Dec("12e-1"u8, 'e') + Dec("nan"u8) + Dec(""u8) + Dec("0000"u8) + Dec("1.0e1"u8) + Dec("100e-2"u8);

    public static string Identifiers() =>
        Id("00112233-4455-6677-8899-aabbccddeeff"u8) + Id("00112233-4455-6677-8899-AABBCCDDEEFF "u8, 'D') + Id("00112233-4455-6677-8899-aabbccddeeff0"u8) + Id("00112233-4455-6677-8899-aabbccddeef"u8) + Id("0011223-4455-6677-8899-aabbccddeeff0"u8) + Id("00112233445566778899aabbccddeeff"u8) + Id("00112233445566778899aabbccddeeff"u8, 'N') + Id("00112233445566778899aabbccddeeffa"u8, 'N') + Id("00112233445566778899aabbccddeeff-"u8, 'N') + Id("00112233445566778899aabbccddeefg"u8, 'N')
        + Id("{00112233-4455-6677-8899-aabbccddeeff}a"u8, 'B') + Id("{00112233-4455-6677-8899-aabbccddeeff)"u8, 'B') + Id("(00112233-4455-6677-8899-aabbccddeeff)"u8, 'P') + Id("{00112233-4455-6677-8899-aabbccddeeff}"u8) + Id("(00112233-4455-6677-8899-aabbccddeeff"u8, 'P') + Id("{00112233-4455-6677-8899-aabbccddeeffa}"u8, 'B') + Id(""u8, 'B') + Id(" 00112233-4455-6677-8899-aabbccddeeff"u8);

    public static string Spans() =>
        Time("1:02:03"u8) + Time("-1.02:03:04.5"u8) + Time("3"u8) + Time("-3x"u8) + Time("1:2"u8) + Time("1.2"u8) + Time("1.2:3"u8) + Time("1.2:3.4"u8) + Time("1:2:3.4567891"u8) + Time("1:2:3.45678912"u8) + Time("1:2:3."u8) + Time("1:2:3.4:5"u8) + Time("1:2:3:4"u8) + Time("1:2:3:4.5"u8) + Time("24:00"u8) + Time("23:60"u8) + Time("23:59:60"u8) + Time(" \t1:00"u8) + Time("+1:00"u8) + Time("--1:00"u8) + Time(""u8) + Time("-"u8) + Time("1:"u8) + Time("1:x"u8) + Time("10675199.02:48:05.4775807"u8) + Time("10675199.02:48:05.4775808"u8) + Time("-10675199.02:48:05.4775808"u8) + Time("-10675199.02:48:05.4775809"u8) + Time("4294967296"u8) + Time("4294967295"u8) + Time("1.2:3:4.5.6"u8) + Time("1.2:3:4.5:6"u8) + Time("0.0:0:0.5 "u8, 't') + Time("1.2.3:4"u8, 'T') + Time("1:2:3:4:5"u8, 'c')
        + Time("1"u8, 'g') + Time("1:2"u8, 'g') + Time("1:2:3"u8, 'g') + Time("1:2:3:4"u8, 'g') + Time("1:2:3.5"u8, 'g') + Time("-1:2:3:4.5"u8, 'g') + Time("1.2:3"u8, 'g') + Time("1:2.5"u8, 'g') + Time("1:2:3:4:5"u8, 'g') + Time("1:2:3:4.5.6"u8, 'g') + Time("1.5"u8, 'g')
        + Time("1:2:3:4.5"u8, 'G') + Time("1:2:3:4"u8, 'G') + Time("1:2:3.5"u8, 'G') + Time(" -1:2:3:4.5x"u8, 'G') + Time("1:2:3:4.5:"u8, 'G') + Time("1.2:3:4.5"u8, 'G') + Time("1:24:3:4.5"u8, 'G') + Time("-"u8, 'G') + Time("1"u8, 'G');

    public static string Dates() =>
        Date("05/25/2017 10:30:15"u8) + Date("05/25/2017 10:30:15x"u8, 'G') + Date("5/25/2017 10:30:15 "u8) + Date("05/25/2017 10:30:1"u8) + Date("02/29/2017 10:30:15"u8) + Date("02/29/2016 10:30:15"u8) + Date("13/01/2017 10:30:15"u8) + Date("00/01/2017 10:30:15"u8) + Date("01/00/2017 10:30:15"u8) + Date("01/01/0000 10:30:15"u8) + Date("01/01/2017 24:00:00"u8) + Date("01/01/2017 23:60:00"u8) + Date("01/01/2017 23:00:60"u8) + Date("01-01-2017 23:00:60"u8) + Date("12/31/9999 23:59:59"u8) + Date("01/01/0001 00:00:00"u8)
        + Date("2017-06-12T05:30:45.7680000"u8, 'O') + Date("2017-06-12T05:30:45.7680000Z"u8, 'O') + Date("2017-06-12T05:30:45.7680000-07:00"u8, 'O') + Date("2017-06-12T05:30:45.7680000+07:0"u8, 'O') + Date("2017-06-12T05:30:45.7680000z"u8, 'O') + Date("2017-06-12T05:30:45.768000"u8, 'O') + Date("2017-06-12 05:30:45.7680000"u8, 'O') + Date("2017-06-12T05:30:45.7680000+14:00"u8, 'O') + Date("2017-06-12T05:30:45.7680000+14:01"u8, 'O') + Date("2017-06-12T05:30:45.7680000+13:60"u8, 'O') + Date("0001-01-01T00:00:00.0000000+01:00"u8, 'O') + Date("9999-12-31T23:59:59.9999999Zz"u8, 'O')
        + Date("Tue, 03 Jan 2017 08:08:05 GMT"u8, 'R') + Date("Mon, 03 Jan 2017 08:08:05 GMT"u8, 'R') + Date("tue, 03 jan 2017 08:08:05 gmt"u8, 'R') + Date("tue, 03 jan 2017 08:08:05 gmt!"u8, 'l') + Date("Tue, 03 Jan 2017 08:08:05 GMT"u8, 'l') + Date("Tue, 3 Jan 2017 08:08:05 GMT "u8, 'R') + Date("Tue, 03 JAN 2017 08:08:05 GMT"u8, 'R') + Date("Tue, 03 Jam 2017 08:08:05 GMT"u8, 'R') + Date("Tue, 03 Jan 2017 08:08:05 UTC"u8, 'R') + Date("Sat, 31 Dec 2016 23:59:59 GMT"u8, 'R') + Date(""u8, 'R');

    public static string Moments() =>
        Zoned("05/25/2017 10:30:15 -08:00"u8) + Zoned("05/25/2017 10:30:15 +05:30x"u8) + Zoned("05/25/2017 10:30:15 08:00 "u8) + Zoned("05/25/2017 10:30:15"u8) + Zoned("05/25/2017 10:30:15 +15:00"u8) + Zoned("05/25/2017 10:30:15 -14:00"u8) + Zoned("05/25/2017 10:30:15 -14:30"u8) + Zoned("01/01/0001 00:00:00 +01:00"u8) + Zoned("05/25/2017 10:30:15 -08:60"u8) + Zoned("05/25/2017 10:30:15-08:00 "u8) + Zoned("05/25/2017 10:30:15"u8, 'G') + Zoned("05/25/2017 10:30:65"u8, 'G')
        + Zoned("2017-06-12T05:30:45.7680000-07:00"u8, 'O') + Zoned("2017-06-12T05:30:45.7680000Z"u8, 'O') + Zoned("2017-06-12T05:30:45.7680000"u8, 'O') + Zoned("2017-06-12T05:30:45.7680000+0700"u8, 'O') + Zoned("Tue, 03 Jan 2017 08:08:05 GMT"u8, 'R') + Zoned("tue, 03 jan 2017 08:08:05 gmt"u8, 'l') + Zoned("Wed, 03 Jan 2017 08:08:05 GMT"u8, 'R');

    public static string InTurn()
    {
        ReadOnlySpan<byte> rest = "12;true;3.5e1;00:00:01;x"u8;
        string read = "";
        read += Utf8Parser.TryParse(rest, out int number, out int count) + " " + number;
        rest = rest[(count + 1)..];
        read += Utf8Parser.TryParse(rest, out bool truth, out count) + " " + truth;
        rest = rest[(count + 1)..];
        read += Utf8Parser.TryParse(rest, out double real, out count) + " " + real;
        rest = rest[(count + 1)..];
        read += Utf8Parser.TryParse(rest, out TimeSpan time, out count) + " " + time;
        rest = rest[(count + 1)..];
        return read + Utf8Parser.TryParse(rest, out number, out count) + number + count + rest.Length;
    }
}
