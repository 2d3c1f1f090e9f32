namespace System.Text;

public sealed class EncoderFallbackException : ArgumentException
{
    public EncoderFallbackException() : base("Value does not fall within the expected range.") { }
    public EncoderFallbackException(string message) : base(message) { }
    public EncoderFallbackException(string message, Exception innerException) : base(message, innerException) { }

    internal EncoderFallbackException(char charUnknown, int index)
        : base($"Unable to translate Unicode character \\u{(int)charUnknown:X4} at index {index} to specified code page.")
    {
        CharUnknown = charUnknown;
        Index = index;
    }

    public char CharUnknown { get; }
    public char CharUnknownHigh { get; }
    public char CharUnknownLow { get; }
    public int Index { get; }
    public bool IsUnknownSurrogate() => CharUnknownHigh != 0;
}
