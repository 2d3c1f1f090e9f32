namespace System.Threading.Channels;

public sealed class BoundedChannelOptions : ChannelOptions
{
    private int capacity;
    private BoundedChannelFullMode mode;

    public BoundedChannelOptions(int capacity) => Capacity = capacity;

    public int Capacity
    {
        get => capacity;
        set
        {
            if (value < 0) throw new ArgumentOutOfRangeException("value");
            capacity = value;
        }
    }

    public BoundedChannelFullMode FullMode
    {
        get => mode;
        set
        {
            if (value < BoundedChannelFullMode.Wait || value > BoundedChannelFullMode.DropWrite) throw new ArgumentOutOfRangeException("value");
            mode = value;
        }
    }
}
