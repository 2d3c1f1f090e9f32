namespace System.Threading.Channels;

public sealed class UnboundedChannelOptions : ChannelOptions { }
