namespace System.ComponentModel;

public class HandledEventArgs : EventArgs
{
    public HandledEventArgs() { }
    public HandledEventArgs(bool defaultHandledValue) => Handled = defaultHandledValue;
    public bool Handled { get; set; }
}
