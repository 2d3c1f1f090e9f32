namespace System.Collections.Specialized;

public class NotifyCollectionChangedEventArgs : EventArgs
{
    public NotifyCollectionChangedEventArgs(NotifyCollectionChangedAction action) => Action = action;

    public NotifyCollectionChangedEventArgs(NotifyCollectionChangedAction action, object changedItem) : this(action, changedItem, -1) { }

    public NotifyCollectionChangedEventArgs(NotifyCollectionChangedAction action, object changedItem, int index)
    {
        Action = action;
        if (action == NotifyCollectionChangedAction.Add)
        {
            NewItems = One(changedItem);
            NewStartingIndex = index;
        }
        else if (action == NotifyCollectionChangedAction.Remove)
        {
            OldItems = One(changedItem);
            OldStartingIndex = index;
        }
    }

    public NotifyCollectionChangedEventArgs(NotifyCollectionChangedAction action, object newItem, object oldItem, int index)
    {
        Action = action;
        NewItems = One(newItem);
        OldItems = One(oldItem);
        NewStartingIndex = OldStartingIndex = index;
    }

    public NotifyCollectionChangedEventArgs(NotifyCollectionChangedAction action, object changedItem, int index, int oldIndex)
    {
        Action = action;
        NewItems = OldItems = One(changedItem);
        NewStartingIndex = index;
        OldStartingIndex = oldIndex;
    }

    public NotifyCollectionChangedAction Action { get; }
    public IList NewItems { get; }
    public IList OldItems { get; }
    public int NewStartingIndex { get; } = -1;
    public int OldStartingIndex { get; } = -1;

    private static IList One(object item) => new object[] { item };
}
