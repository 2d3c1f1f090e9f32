namespace System.ComponentModel;

public class DoWorkEventArgs : CancelEventArgs
{
    public DoWorkEventArgs(object argument) => Argument = argument;
    public object Argument { get; }
    public object Result { get; set; }
}
