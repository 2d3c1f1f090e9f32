namespace System.Reflection;

public abstract class Binder
{
    protected Binder() { }
}
