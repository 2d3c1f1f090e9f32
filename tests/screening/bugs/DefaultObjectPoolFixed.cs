// dotnet/extensions, DefaultObjectPool.Get: pull request 398.
// What is returned is what the exchange has taken, or new.
using System;
using System.Threading;

namespace Microsoft.Extensions.ObjectPool;

public interface IPooledObjectPolicy<T> where T : notnull
{
    T Create();

    bool Return(T obj);
}

public class DefaultPooledObjectPolicy<T> : IPooledObjectPolicy<T> where T : class, new()
{
    public T Create() => new T();

    public bool Return(T obj) => true;
}

public class DefaultObjectPool<T> where T : class
{
    private struct ObjectWrapper
    {
        public T? Element;
    }

    private readonly ObjectWrapper[] _items;
    private readonly IPooledObjectPolicy<T> _policy;
    private T? _firstItem;

    public DefaultObjectPool(IPooledObjectPolicy<T> policy)
        : this(policy, 2)
    {
    }

    public DefaultObjectPool(IPooledObjectPolicy<T> policy, int maximumRetained)
    {
        _policy = policy ?? throw new ArgumentNullException(nameof(policy));

        // -1 due to _firstItem
        _items = new ObjectWrapper[maximumRetained - 1];
    }

    public T Get()
    {
        var item = _firstItem;
        if (item == null || Interlocked.CompareExchange(ref _firstItem, null, item) != item)
        {
            item = GetViaScan();
        }
        return item;
    }

    private T GetViaScan()
    {
        var items = _items;
        for (var i = 0; i < items.Length; i++)
        {
            var item = items[i].Element;
            if (item != null && Interlocked.CompareExchange(ref items[i].Element, null, item) == item)
            {
                return item;
            }
        }

        return _policy.Create();
    }

    public void Return(T obj)
    {
        if (!_policy.Return(obj)) return;
        if (_firstItem == null && Interlocked.CompareExchange(ref _firstItem, obj, null) == null) return;

        var items = _items;
        for (var i = 0; i < items.Length; i++)
        {
            if (Interlocked.CompareExchange(ref items[i].Element, obj, null) == null) return;
        }
    }
}

public static class ObjectPool
{
    public static DefaultObjectPool<T> Create<T>() where T : class, new()
    {
        return new DefaultObjectPool<T>(new DefaultPooledObjectPolicy<T>());
    }
}
