namespace System.ComponentModel;

public sealed class EventHandlerList : IDisposable
{
    private Entry first;

    private sealed class Entry
    {
        internal readonly object key;
        internal readonly Entry next;
        internal Delegate handler;

        internal Entry(object key, Delegate handler, Entry next)
        {
            this.key = key;
            this.handler = handler;
            this.next = next;
        }
    }

    public Delegate this[object key]
    {
        get => Find(key)?.handler;
        set
        {
            if (Find(key) is Entry entry) entry.handler = value;
            else first = new Entry(key, value, first);
        }
    }

    public void AddHandler(object key, Delegate value)
    {
        if (Find(key) is Entry entry) entry.handler = Delegate.Combine(entry.handler, value);
        else first = new Entry(key, value, first);
    }

    public void AddHandlers(EventHandlerList listToAddFrom)
    {
        ArgumentNullException.ThrowIfNull(listToAddFrom);
        for (Entry entry = listToAddFrom.first; entry != null; entry = entry.next) AddHandler(entry.key, entry.handler);
    }

    public void RemoveHandler(object key, Delegate value)
    {
        if (Find(key) is Entry entry) entry.handler = Delegate.Remove(entry.handler, value);
    }

    public void Dispose() => first = null;

    private Entry Find(object key)
    {
        Entry entry = first;
        while (entry != null && entry.key != key) entry = entry.next;
        return entry;
    }
}
