namespace System.Threading.Channels;

public class ChannelClosedException : InvalidOperationException
{
    private const string Default = "The channel has been closed.";

    public ChannelClosedException() : base(Default) { }
    public ChannelClosedException(string message) : base(message ?? Default) { }
    public ChannelClosedException(Exception innerException) : base(Default, innerException) { }
    public ChannelClosedException(string message, Exception innerException) : base(message ?? Default, innerException) { }
}
