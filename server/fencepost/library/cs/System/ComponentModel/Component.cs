using System.Collections;

namespace System.ComponentModel;

public interface IComponent : IDisposable
{
    ISite Site { get; set; }
    event EventHandler Disposed;
}

public interface ISite : IServiceProvider
{
    IComponent Component { get; }
    IContainer Container { get; }
    bool DesignMode { get; }
    string Name { get; set; }
}

public interface IContainer : IDisposable
{
    ComponentCollection Components { get; }
    void Add(IComponent component);
    void Add(IComponent component, string name);
    void Remove(IComponent component);
}

public class ComponentCollection : ReadOnlyCollectionBase
{
    public ComponentCollection(IComponent[] components)
    {
        foreach (IComponent component in components) InnerList.Add(component);
    }

    public virtual IComponent this[int index] => (IComponent)InnerList[index];

    public virtual IComponent this[string name]
    {
        get
        {
            if (name == null) return null;
            foreach (IComponent component in InnerList)
            {
                if (string.Equals(component.Site?.Name, name, StringComparison.OrdinalIgnoreCase)) return component;
            }
            return null;
        }
    }

    public void CopyTo(IComponent[] array, int index) => InnerList.CopyTo(array, index);
}

public class Component : IComponent
{
    private static readonly object OnDisposed = new object();
    private EventHandlerList events;

    public event EventHandler Disposed
    {
        add => Events.AddHandler(OnDisposed, value);
        remove => Events.RemoveHandler(OnDisposed, value);
    }

    public virtual ISite Site { get; set; }
    public IContainer Container => Site?.Container;
    protected bool DesignMode => Site != null && Site.DesignMode;
    protected virtual bool CanRaiseEvents => true;
    protected EventHandlerList Events => events ??= new EventHandlerList();
    protected virtual object GetService(Type service) => Site?.GetService(service);
    public override string ToString() => Site == null ? base.ToString() : Site.Name + " [" + GetType().FullName + "]";
    public void Dispose() => Dispose(true);

    protected virtual void Dispose(bool disposing)
    {
        if (!disposing) return;
        lock (this)
        {
            Site?.Container?.Remove(this);
            ((EventHandler)events?[OnDisposed])?.Invoke(this, EventArgs.Empty);
        }
    }
}

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
