namespace System.Text;

public sealed class DecoderFallbackException : ArgumentException
{
    public DecoderFallbackException() : base("Value does not fall within the expected range.") { }
    public DecoderFallbackException(string message) : base(message) { }
    public DecoderFallbackException(string message, Exception innerException) : base(message, innerException) { }

    public DecoderFallbackException(string message, byte[] bytesUnknown, int index) : base(message)
    {
        BytesUnknown = bytesUnknown;
        Index = index;
    }

    internal DecoderFallbackException(byte[] bytes, int index)
        : this($"Unable to translate bytes {string.Concat(Array.ConvertAll(bytes, b => $"[{b:X2}]"))} at index {index} from specified code page to Unicode.", bytes, index) { }

    public byte[] BytesUnknown { get; }
    public int Index { get; }
}
