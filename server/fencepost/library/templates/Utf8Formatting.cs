// Moments and spans of time, written in UTF-8.
//| Type           provider
//| DateTime       provider
//| DateTimeOffset formatProvider
//| DateOnly       provider
//| TimeOnly       provider
//| TimeSpan       formatProvider

namespace System;

public readonly partial struct $Type : IUtf8SpanFormattable
{
    public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten, ReadOnlySpan<char> format = default, IFormatProvider $provider = null) => Number.Write(ToString(format.ToString(), $provider), utf8Destination, out bytesWritten);
}
