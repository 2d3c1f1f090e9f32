namespace System.Threading;

public static class LazyInitializer
{
    public static T EnsureInitialized<T>(ref T target) where T : class
    {
        T value = Volatile.Read(ref target);
        if (value != null) return value;
        Interlocked.CompareExchange(ref target, Activator.CreateInstance<T>(), null);
        return target;
    }

    public static T EnsureInitialized<T>(ref T target, Func<T> valueFactory) where T : class
    {
        T value = Volatile.Read(ref target);
        if (value != null) return value;
        value = valueFactory() ?? throw NullResult();
        Interlocked.CompareExchange(ref target, value, null);
        return target;
    }

    public static T EnsureInitialized<T>(ref T target, ref bool initialized, ref object syncLock)
    {
        if (Volatile.Read(ref initialized)) return target;
        lock (EnsureLock(ref syncLock))
        {
            if (!Volatile.Read(ref initialized))
            {
                target = Activator.CreateInstance<T>();
                Volatile.Write(ref initialized, true);
            }
        }
        return target;
    }

    public static T EnsureInitialized<T>(ref T target, ref bool initialized, ref object syncLock, Func<T> valueFactory)
    {
        if (Volatile.Read(ref initialized)) return target;
        lock (EnsureLock(ref syncLock))
        {
            if (!Volatile.Read(ref initialized))
            {
                target = valueFactory();
                Volatile.Write(ref initialized, true);
            }
        }
        return target;
    }

    public static T EnsureInitialized<T>(ref T target, ref object syncLock, Func<T> valueFactory) where T : class
    {
        T value = Volatile.Read(ref target);
        if (value != null) return value;
        lock (EnsureLock(ref syncLock))
        {
            if (Volatile.Read(ref target) == null) Volatile.Write(ref target, valueFactory() ?? throw NullResult());
        }
        return target;
    }

    private static object EnsureLock(ref object syncLock) => syncLock ?? Interlocked.CompareExchange(ref syncLock, new object(), null) ?? syncLock;
    private static Exception NullResult() => new InvalidOperationException("ValueFactory returned null.");
}
