namespace System;

public interface IDisposable
{
    void Dispose();
}

public interface IAsyncDisposable
{
    Threading.Tasks.ValueTask DisposeAsync();
}

public interface ICloneable
{
    object Clone();
}

public interface IComparable
{
    int CompareTo(object obj);
}

public interface IComparable<in T> where T : allows ref struct
{
    int CompareTo(T other);
}

public interface IEquatable<T> where T : allows ref struct
{
    bool Equals(T other);
}

public interface IFormatProvider
{
    object GetFormat(Type formatType);
}

public interface ICustomFormatter
{
    string Format(string format, object arg, IFormatProvider formatProvider);
}

public interface IFormattable
{
    string ToString(string format, IFormatProvider formatProvider);
}

public interface ISpanFormattable : IFormattable
{
    bool TryFormat(Span<char> destination, out int charsWritten, ReadOnlySpan<char> format, IFormatProvider provider);
}

public interface IUtf8SpanFormattable
{
    bool TryFormat(Span<byte> utf8Destination, out int bytesWritten, ReadOnlySpan<char> format, IFormatProvider provider);
}

public interface IParsable<TSelf> where TSelf : IParsable<TSelf>
{
    static abstract TSelf Parse(string s, IFormatProvider provider);
    static abstract bool TryParse(string s, IFormatProvider provider, out TSelf result);
}

public interface ISpanParsable<TSelf> : IParsable<TSelf> where TSelf : ISpanParsable<TSelf>
{
    static abstract TSelf Parse(ReadOnlySpan<char> s, IFormatProvider provider);
    static abstract bool TryParse(ReadOnlySpan<char> s, IFormatProvider provider, out TSelf result);
}

public interface IUtf8SpanParsable<TSelf> where TSelf : IUtf8SpanParsable<TSelf>
{
    static abstract TSelf Parse(ReadOnlySpan<byte> utf8Text, IFormatProvider provider);
    static abstract bool TryParse(ReadOnlySpan<byte> utf8Text, IFormatProvider provider, out TSelf result);
}

public interface IConvertible
{
    TypeCode GetTypeCode();
    bool ToBoolean(IFormatProvider provider);
    char ToChar(IFormatProvider provider);
    sbyte ToSByte(IFormatProvider provider);
    byte ToByte(IFormatProvider provider);
    short ToInt16(IFormatProvider provider);
    ushort ToUInt16(IFormatProvider provider);
    int ToInt32(IFormatProvider provider);
    uint ToUInt32(IFormatProvider provider);
    long ToInt64(IFormatProvider provider);
    ulong ToUInt64(IFormatProvider provider);
    float ToSingle(IFormatProvider provider);
    double ToDouble(IFormatProvider provider);
    decimal ToDecimal(IFormatProvider provider);
    DateTime ToDateTime(IFormatProvider provider);
    string ToString(IFormatProvider provider);
    object ToType(Type conversionType, IFormatProvider provider);
}

public interface IServiceProvider
{
    object GetService(Type serviceType);
}

public interface IProgress<in T>
{
    void Report(T value);
}

public interface IObserver<in T>
{
    void OnCompleted();
    void OnError(Exception error);
    void OnNext(T value);
}

public interface IObservable<out T>
{
    IDisposable Subscribe(IObserver<T> observer);
}

public interface IAsyncResult
{
    bool IsCompleted { get; }
    Threading.WaitHandle AsyncWaitHandle { get; }
    object AsyncState { get; }
    bool CompletedSynchronously { get; }
}
