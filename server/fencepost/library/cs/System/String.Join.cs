namespace System;

public sealed partial class String
{
    [MethodImpl(InternalCall)] public static extern string Concat(string str0, string str1);
    [MethodImpl(InternalCall)] public static extern string Concat(string str0, string str1, string str2);
    [MethodImpl(InternalCall)] public static extern string Concat(string str0, string str1, string str2, string str3);
    public static string Concat(object arg0) => arg0?.ToString() ?? "";
    public static string Concat(object arg0, object arg1) => Concat(arg0?.ToString(), arg1?.ToString());
    public static string Concat(object arg0, object arg1, object arg2) => Concat(arg0?.ToString(), arg1?.ToString(), arg2?.ToString());
    public static string Concat(ReadOnlySpan<char> str0, ReadOnlySpan<char> str1) => Concat(str0.ToString(), str1.ToString());
    public static string Concat(ReadOnlySpan<char> str0, ReadOnlySpan<char> str1, ReadOnlySpan<char> str2) => Concat(str0.ToString(), str1.ToString(), str2.ToString());
    public static string Concat(ReadOnlySpan<char> str0, ReadOnlySpan<char> str1, ReadOnlySpan<char> str2, ReadOnlySpan<char> str3) =>
        Concat(str0.ToString(), str1.ToString(), str2.ToString(), str3.ToString());

    public static string Concat(params object[] args)
    {
        ArgumentNullException.ThrowIfNull(args);
        return Concat(new ReadOnlySpan<object>(args));
    }

    public static string Concat(params ReadOnlySpan<object> args)
    {
        string result = "";
        for (int i = 0; i < args.Length; i++) result = Concat(result, args[i]?.ToString());
        return result;
    }

    public static string Concat(params string[] values)
    {
        ArgumentNullException.ThrowIfNull(values);
        return Concat(new ReadOnlySpan<string>(values));
    }

    public static string Concat(params ReadOnlySpan<string> values)
    {
        string result = "";
        for (int i = 0; i < values.Length; i++) result = Concat(result, values[i]);
        return result;
    }

    public static string Concat(IEnumerable<string> values) => Join("", values);
    public static string Concat<T>(IEnumerable<T> values) => Join("", values);

    public static string Join(string separator, params string[] value)
    {
        ArgumentNullException.ThrowIfNull(value);
        return Join(separator, new ReadOnlySpan<string>(value));
    }

    public static string Join(string separator, params ReadOnlySpan<string> value)
    {
        if (value.Length == 0) return "";
        string result = value[0] ?? "";
        for (int i = 1; i < value.Length; i++) result = Concat(result, separator, value[i]);
        return result;
    }

    public static string Join(string separator, string[] value, int startIndex, int count)
    {
        ArgumentNullException.ThrowIfNull(value);
        ArgumentOutOfRangeException.ThrowIfNegative(startIndex);
        ArgumentOutOfRangeException.ThrowIfNegative(count);
        if (startIndex > value.Length - count) throw new ArgumentOutOfRangeException("startIndex");
        return Join(separator, new ReadOnlySpan<string>(value, startIndex, count));
    }

    public static string Join(string separator, params object[] values)
    {
        ArgumentNullException.ThrowIfNull(values);
        return Join(separator, new ReadOnlySpan<object>(values));
    }

    public static string Join(string separator, params ReadOnlySpan<object> values)
    {
        if (values.Length == 0) return "";
        string result = values[0]?.ToString() ?? "";
        for (int i = 1; i < values.Length; i++) result = Concat(result, separator, values[i]?.ToString());
        return result;
    }

    public static string Join(string separator, IEnumerable<string> values) => Join<string>(separator, values);

    public static string Join<T>(string separator, IEnumerable<T> values)
    {
        ArgumentNullException.ThrowIfNull(values);
        string result = "";
        bool first = true;
        foreach (T value in values)
        {
            if (!first) result = Concat(result, separator);
            first = false;
            result = Concat(result, value?.ToString());
        }
        return result;
    }

    public static string Join(char separator, params string[] value) => Join(separator.ToString(), value);
    public static string Join(char separator, params ReadOnlySpan<string> value) => Join(separator.ToString(), value);
    public static string Join(char separator, string[] value, int startIndex, int count) => Join(separator.ToString(), value, startIndex, count);
    public static string Join(char separator, params object[] values) => Join(separator.ToString(), values);
    public static string Join(char separator, params ReadOnlySpan<object> values) => Join(separator.ToString(), values);
    public static string Join<T>(char separator, IEnumerable<T> values) => Join(separator.ToString(), values);
}
