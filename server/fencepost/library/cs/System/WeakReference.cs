namespace System;

// Deviation: the target is never collected, which the verdict names.
public class WeakReference
{
    private object target;

    public WeakReference(object target) : this(target, false) { }

    public WeakReference(object target, bool trackResurrection)
    {
        this.target = target;
        TrackResurrection = trackResurrection;
    }

    public virtual bool IsAlive => GC.Weak(target) != null;
    public virtual bool TrackResurrection { get; }
    public virtual object Target { get => GC.Weak(target); set => target = value; }
}

public sealed class WeakReference<T> where T : class
{
    private T target;

    public WeakReference(T target) => this.target = target;
    public WeakReference(T target, bool trackResurrection) => this.target = target;
    public void SetTarget(T target) => this.target = target;

    public bool TryGetTarget(out T target)
    {
        target = (T)GC.Weak(this.target);
        return target != null;
    }
}
