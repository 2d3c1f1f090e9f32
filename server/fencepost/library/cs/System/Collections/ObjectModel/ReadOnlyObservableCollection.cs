using System.Collections.Specialized;
using System.ComponentModel;

namespace System.Collections.ObjectModel;

public class ReadOnlyObservableCollection<T> : ReadOnlyCollection<T>, INotifyCollectionChanged, INotifyPropertyChanged
{
    public ReadOnlyObservableCollection(ObservableCollection<T> list) : base(list)
    {
        ((INotifyCollectionChanged)Items).CollectionChanged += (sender, e) => OnCollectionChanged(e);
        ((INotifyPropertyChanged)Items).PropertyChanged += (sender, e) => OnPropertyChanged(e);
    }

    protected virtual event NotifyCollectionChangedEventHandler CollectionChanged;
    protected virtual event PropertyChangedEventHandler PropertyChanged;

    event NotifyCollectionChangedEventHandler INotifyCollectionChanged.CollectionChanged
    {
        add => CollectionChanged += value;
        remove => CollectionChanged -= value;
    }

    event PropertyChangedEventHandler INotifyPropertyChanged.PropertyChanged
    {
        add => PropertyChanged += value;
        remove => PropertyChanged -= value;
    }

    protected virtual void OnCollectionChanged(NotifyCollectionChangedEventArgs args) => CollectionChanged?.Invoke(this, args);
    protected virtual void OnPropertyChanged(PropertyChangedEventArgs args) => PropertyChanged?.Invoke(this, args);
}
