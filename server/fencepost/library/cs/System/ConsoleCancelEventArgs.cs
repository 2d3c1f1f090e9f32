namespace System;

public sealed class ConsoleCancelEventArgs : EventArgs
{
    internal ConsoleCancelEventArgs() { }
    public bool Cancel { get; set; }
}
