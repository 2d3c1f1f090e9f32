namespace System.Threading;

public static class Timeout
{
    public const int Infinite = -1;
    public static readonly TimeSpan InfiniteTimeSpan = new TimeSpan(0, 0, 0, 0, Infinite);
}
