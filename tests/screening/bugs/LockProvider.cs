// LockProvider, LockProvider.WaitAsync: issue 2.
// Waiters are counted without an atomic operation; with a wrong count, a lock is dropped that is in use, or kept.
using System;
using System.Collections.Concurrent;
using System.Threading;
using System.Threading.Tasks;

namespace Ryadel.Components.Threading;

/// <summary>Provides a lock for each id.</summary>
public class LockProvider<T> where T : notnull
{
    private readonly ConcurrentDictionary<T, InnerSemaphore> lockDictionary = new ConcurrentDictionary<T, InnerSemaphore>();

    public void Wait(T idToLock)
    {
        var inner = lockDictionary.GetOrAdd(idToLock, _ => new InnerSemaphore());
        inner.Increment();
        inner.Semaphore.Wait();
    }

    public async Task WaitAsync(T idToLock)
    {
        var inner = lockDictionary.GetOrAdd(idToLock, _ => new InnerSemaphore());
        inner.Increment();
        await inner.Semaphore.WaitAsync();
    }

    public int WaitersOf(T idToLock)
    {
        return lockDictionary.TryGetValue(idToLock, out var inner) ? inner.Waiters : 0;
    }

    public void Release(T idToUnlock)
    {
        if (lockDictionary.TryGetValue(idToUnlock, out var inner) && inner.TryDecrement())
            inner.Semaphore.Release();
    }

    private sealed class InnerSemaphore
    {
        private int _waiters;

        public SemaphoreSlim Semaphore { get; } = new SemaphoreSlim(1, 1);

        public int Waiters => _waiters;

        public void Increment()
        {
            _waiters++; // HERE lost-update // MAY linearizability
        }

        public bool TryDecrement()
        {
            if (_waiters == 0) // MAY lost-update linearizability
                return false;
            _waiters--; // HERE lost-update // MAY linearizability
            return true;
        }
    }
}
