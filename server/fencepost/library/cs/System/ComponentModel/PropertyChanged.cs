namespace System.ComponentModel;

public class PropertyChangedEventArgs : EventArgs
{
    public PropertyChangedEventArgs(string propertyName) => PropertyName = propertyName;
    public virtual string PropertyName { get; }
}

public class PropertyChangingEventArgs : EventArgs
{
    public PropertyChangingEventArgs(string propertyName) => PropertyName = propertyName;
    public virtual string PropertyName { get; }
}

public delegate void PropertyChangedEventHandler(object sender, PropertyChangedEventArgs e);
public delegate void PropertyChangingEventHandler(object sender, PropertyChangingEventArgs e);

public interface INotifyPropertyChanged
{
    event PropertyChangedEventHandler PropertyChanged;
}

public interface INotifyPropertyChanging
{
    event PropertyChangingEventHandler PropertyChanging;
}
