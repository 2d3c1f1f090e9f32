namespace System.Collections;

public abstract class ReadOnlyCollectionBase : ICollection
{
    private readonly ArrayList list = new ArrayList();

    protected ReadOnlyCollectionBase() { }

    protected ArrayList InnerList => list;

    public virtual int Count => list.Count;

    bool ICollection.IsSynchronized => list.IsSynchronized;

    object ICollection.SyncRoot => list.SyncRoot;

    void ICollection.CopyTo(Array array, int index) => list.CopyTo(array, index);

    public virtual IEnumerator GetEnumerator() => list.GetEnumerator();
}
