namespace System.Timers;

public class ElapsedEventArgs : EventArgs
{
    public ElapsedEventArgs(DateTime signalTime) => SignalTime = signalTime;
    public DateTime SignalTime { get; }
}
