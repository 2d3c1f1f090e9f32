namespace System.ComponentModel;

public class DataErrorsChangedEventArgs : EventArgs
{
    public DataErrorsChangedEventArgs(string propertyName) => PropertyName = propertyName;
    public virtual string PropertyName { get; }
}
