namespace System.Text;

public sealed class CompositeFormat
{
    private CompositeFormat(string format, int count)
    {
        Format = format;
        MinimumArgumentCount = count;
    }

    public string Format { get; }
    public int MinimumArgumentCount { get; }

    public static CompositeFormat Parse(string format) => new CompositeFormat(format ?? throw new ArgumentNullException("format"), string.CountArguments(format));
}
