namespace System.Dynamic;

public abstract class DynamicMetaObjectBinder : CallSiteBinder
{
    protected DynamicMetaObjectBinder() { }
    public virtual Type ReturnType => typeof(object);
}
