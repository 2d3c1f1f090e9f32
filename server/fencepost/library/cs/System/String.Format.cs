using System.Text;

namespace System;

public sealed partial class String
{
    public static string Format(string format, object arg0) => Format(null, format, new ReadOnlySpan<object>(ref arg0));
    public static string Format(string format, object arg0, object arg1) => Format(null, format, new object[] { arg0, arg1 });
    public static string Format(string format, object arg0, object arg1, object arg2) => Format(null, format, new object[] { arg0, arg1, arg2 });
    public static string Format(IFormatProvider provider, string format, object arg0) => Format(provider, format, new ReadOnlySpan<object>(ref arg0));
    public static string Format(IFormatProvider provider, string format, object arg0, object arg1) => Format(provider, format, new object[] { arg0, arg1 });
    public static string Format(IFormatProvider provider, string format, object arg0, object arg1, object arg2) => Format(provider, format, new object[] { arg0, arg1, arg2 });
    public static string Format(string format, params ReadOnlySpan<object> args) => Format(null, format, args);

    public static string Format(string format, params object[] args)
    {
        if (args == null) throw new ArgumentNullException(format == null ? "format" : "args");
        return Format(null, format, new ReadOnlySpan<object>(args));
    }

    public static string Format(IFormatProvider provider, string format, params object[] args)
    {
        if (args == null) throw new ArgumentNullException(format == null ? "format" : "args");
        return Format(provider, format, new ReadOnlySpan<object>(args));
    }

    public static string Format(IFormatProvider provider, string format, params ReadOnlySpan<object> args) => Format(provider, format, args, 256);

    /// <summary>An item is written into the room that is left by what stands before it, if it can do that and is not aligned to the right.</summary>
    internal static string Format(IFormatProvider provider, string format, ReadOnlySpan<object> args, int room, int[] count = null)
    {
        ArgumentNullException.ThrowIfNull(format);
        string result = "";
        int position = 0;
        while (true)
        {
            int brace = position;
            while (brace < format.Length && format[brace] != '{' && format[brace] != '}') brace++;
            result = Concat(result, format.Substring(position, brace - position));
            if (brace == format.Length) return result;
            if (brace + 1 == format.Length) throw FormatError(brace + 1, "Format item ends prematurely.");
            position = brace + 1;
            if (format[position] == format[brace])
            {
                result = Concat(result, format[brace].ToString());
                position++;
                continue;
            }
            if (format[brace] == '}') throw FormatError(brace, "Unexpected closing brace without a corresponding opening brace.");
            int index = ReadNumber(format, ref position);
            int width = 0;
            SkipSpaces(format, ref position);
            if (At(format, position) == ',')
            {
                position++;
                SkipSpaces(format, ref position);
                bool left = At(format, position) == '-';
                if (left) position++;
                width = ReadNumber(format, ref position);
                if (left) width = -width;
                SkipSpaces(format, ref position);
            }
            string itemFormat = null;
            if (At(format, position) == ':')
            {
                int end = ++position;
                while (At(format, end) != '}')
                {
                    if (format[end] == '{') throw FormatError(end, "Format item ends prematurely.");
                    end++;
                }
                itemFormat = end == position ? null : format.Substring(position, end - position);
                position = end;
            }
            if (At(format, position) != '}') throw FormatError(position, "Format item ends prematurely.");
            position++;
            if (count != null)
            {
                count[0] = Math.Max(count[0], index + 1);
                continue;
            }
            if (index >= args.Length) throw new FormatException("Index (zero based) must be greater than or equal to zero and less than the size of the argument list.");
            result = Concat(result, Pad(FormatItem(args[index], itemFormat, provider, width > 0 ? 0 : Math.Max(room - result.Length, 16)), width));
        }
    }

    public static string Format(IFormatProvider provider, CompositeFormat format, params object[] args) =>
        Format(provider, format, new ReadOnlySpan<object>(args ?? throw new ArgumentNullException(format == null ? "format" : "args")));

    public static string Format(IFormatProvider provider, CompositeFormat format, params ReadOnlySpan<object> args) =>
        Format(provider, (format ?? throw new ArgumentNullException("format")).Format, args);

    public static string Format<TArg0>(IFormatProvider provider, CompositeFormat format, TArg0 arg0) => Format(provider, format, new object[] { arg0 });
    public static string Format<TArg0, TArg1>(IFormatProvider provider, CompositeFormat format, TArg0 arg0, TArg1 arg1) => Format(provider, format, new object[] { arg0, arg1 });
    public static string Format<TArg0, TArg1, TArg2>(IFormatProvider provider, CompositeFormat format, TArg0 arg0, TArg1 arg1, TArg2 arg2) => Format(provider, format, new object[] { arg0, arg1, arg2 });

    /// <summary>How many arguments a format needs.</summary>
    internal static int CountArguments(string format)
    {
        int[] count = new int[1];
        Format(null, format, default, 0, count);
        return count[0];
    }

    internal static string Pad(string text, int width) => width < 0 ? text.PadRight(-width) : text.PadLeft(width);

    internal static string FormatItem(object value, string format, IFormatProvider provider, int room = 0)
    {
        if (provider != null && provider.GetFormat(typeof(ICustomFormatter)) is ICustomFormatter formatter)
        {
            string custom = formatter.Format(format, value, provider);
            if (custom != null) return custom;
        }
        if (room > 0 && value is ISpanFormattable spanFormattable && value is not IConvertible)
        {
            char[] buffer = new char[room];
            if (spanFormattable.TryFormat(buffer, out int written, format, provider)) return new string(buffer, 0, written);
        }
        if (value is IFormattable formattable) return formattable.ToString(format, provider) ?? "";
        return value?.ToString() ?? "";
    }

    private static char At(string format, int position) => position < format.Length ? format[position] : throw FormatError(position, "Format item ends prematurely.");

    private static int ReadNumber(string format, ref int position)
    {
        char digit = At(format, position);
        if (digit < '0' || digit > '9') throw FormatError(position, "Expected an ASCII digit.");
        int number = 0;
        do
        {
            number = number * 10 + (digit - '0');
            digit = At(format, ++position);
        }
        while (digit >= '0' && digit <= '9' && number < 1000000);
        return number;
    }

    private static void SkipSpaces(string format, ref int position)
    {
        while (At(format, position) == ' ') position++;
    }

    private static FormatException FormatError(int offset, string reason) =>
        new FormatException("Input string was not in a correct format. Failure to parse near offset " + offset.ToString() + ". " + reason);
}
