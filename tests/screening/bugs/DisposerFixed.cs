// Autofac, Disposable.Dispose: pull request 545.
// Who has exchanged the flag disposes.
using System;
using System.Collections.Generic;
using System.Threading;

namespace Autofac.Core;

public class Disposable : IDisposable
{
    private const int DisposedFlag = 1;
    private int _isDisposed;

    public void Dispose()
    {
        var wasDisposed = Interlocked.Exchange(ref _isDisposed, DisposedFlag);
        if (wasDisposed == DisposedFlag)
            return;

        Dispose(true);
        GC.SuppressFinalize(this);
    }

    protected virtual void Dispose(bool disposing)
    {
    }

    protected bool IsDisposed
    {
        get
        {
            Interlocked.MemoryBarrier();
            return _isDisposed == DisposedFlag;
        }
    }
}

/// <summary>Maintains a set of objects to dispose, and disposes them in the reverse order.</summary>
public class Disposer : Disposable
{
    private readonly object _synchRoot = new object();
    private Stack<IDisposable>? _items = new Stack<IDisposable>();

    protected override void Dispose(bool disposing)
    {
        if (disposing)
        {
            lock (_synchRoot)
            {
                while (_items!.Count > 0)
                {
                    _items.Pop().Dispose();
                }
                _items = null;
            }
        }
        base.Dispose(disposing);
    }

    public void AddInstanceForDisposal(IDisposable instance)
    {
        if (instance == null) throw new ArgumentNullException(nameof(instance));

        lock (_synchRoot)
        {
            if (_items == null) throw new ObjectDisposedException(nameof(Disposer));
            _items.Push(instance);
        }
    }
}
