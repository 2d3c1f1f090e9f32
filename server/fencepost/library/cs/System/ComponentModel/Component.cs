namespace System.ComponentModel;

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
