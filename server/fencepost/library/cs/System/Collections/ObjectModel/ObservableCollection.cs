using System.Collections.Specialized;
using System.ComponentModel;

namespace System.Collections.ObjectModel;

public class ObservableCollection<T> : Collection<T>, INotifyCollectionChanged, INotifyPropertyChanged
{
    private int running;

    public ObservableCollection() { }
    public ObservableCollection(IEnumerable<T> collection) : base(new List<T>(collection ?? throw new ArgumentNullException("collection"))) { }
    public ObservableCollection(List<T> list) : base(new List<T>(list ?? throw new ArgumentNullException("list"))) { }

    public virtual event NotifyCollectionChangedEventHandler CollectionChanged;
    protected virtual event PropertyChangedEventHandler PropertyChanged;

    event PropertyChangedEventHandler INotifyPropertyChanged.PropertyChanged
    {
        add => PropertyChanged += value;
        remove => PropertyChanged -= value;
    }

    public void Move(int oldIndex, int newIndex) => MoveItem(oldIndex, newIndex);

    protected override void ClearItems()
    {
        CheckReentrancy();
        base.ClearItems();
        Tell(true, new NotifyCollectionChangedEventArgs(NotifyCollectionChangedAction.Reset));
    }

    protected override void RemoveItem(int index)
    {
        CheckReentrancy();
        T removed = this[index];
        base.RemoveItem(index);
        Tell(true, new NotifyCollectionChangedEventArgs(NotifyCollectionChangedAction.Remove, removed, index));
    }

    protected override void InsertItem(int index, T item)
    {
        CheckReentrancy();
        base.InsertItem(index, item);
        Tell(true, new NotifyCollectionChangedEventArgs(NotifyCollectionChangedAction.Add, item, index));
    }

    protected override void SetItem(int index, T item)
    {
        CheckReentrancy();
        T old = this[index];
        base.SetItem(index, item);
        Tell(false, new NotifyCollectionChangedEventArgs(NotifyCollectionChangedAction.Replace, item, old, index));
    }

    protected virtual void MoveItem(int oldIndex, int newIndex)
    {
        CheckReentrancy();
        T moved = this[oldIndex];
        base.RemoveItem(oldIndex);
        base.InsertItem(newIndex, moved);
        Tell(false, new NotifyCollectionChangedEventArgs(NotifyCollectionChangedAction.Move, moved, newIndex, oldIndex));
    }

    private void Tell(bool countChanged, NotifyCollectionChangedEventArgs change)
    {
        if (countChanged) OnPropertyChanged(new PropertyChangedEventArgs("Count"));
        OnPropertyChanged(new PropertyChangedEventArgs("Item[]"));
        OnCollectionChanged(change);
    }

    protected virtual void OnPropertyChanged(PropertyChangedEventArgs e) => PropertyChanged?.Invoke(this, e);

    protected virtual void OnCollectionChanged(NotifyCollectionChangedEventArgs e)
    {
        NotifyCollectionChangedEventHandler handler = CollectionChanged;
        if (handler == null) return;
        running++;
        try
        {
            handler(this, e);
        }
        finally
        {
            running--;
        }
    }

    protected void CheckReentrancy()
    {
        if (running > 0 && !CollectionChanged.HasSingleTarget) throw new InvalidOperationException("Cannot change ObservableCollection during a CollectionChanged event.");
    }
}
