// Hangfire.Redis.StackExchange, RedisLock.Acquire: issue 90.
// The names of the locks that are held are in one set, which all workers change at once.
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Threading;

namespace Hangfire.Redis;

public interface IDatabase
{
    bool LockTake(string key, string owner);

    bool LockExtend(string key, string owner);

    bool LockRelease(string key, string owner);
}

public class RedisLock : IDisposable
{
    private static readonly HashSet<string> _heldLocks = new HashSet<string>();

    private readonly IDatabase _redis;
    private readonly string _key;
    private readonly bool _holdsLock;
    private readonly Timer? _slidingExpirationTimer;
    private int _disposed;

    private RedisLock(IDatabase redis, string key, bool holdsLock)
    {
        _redis = redis;
        _key = key;
        _holdsLock = holdsLock;
        if (holdsLock)
            _slidingExpirationTimer = new Timer(_ => _redis.LockExtend(_key, "me"), null, 1000, 1000);
    }

    public static IDisposable Acquire(IDatabase redis, string key)
    {
        if (_heldLocks.Contains(key)) // HERE unsafe-collection
            return new RedisLock(redis, key, false);

        if (!redis.LockTake(key, "me"))
            throw new TimeoutException("Failed to acquire lock on " + key);

        _heldLocks.Add(key); // HERE unsafe-collection
        return new RedisLock(redis, key, true);
    }

    public void Dispose()
    {
        if (!_holdsLock || Interlocked.Exchange(ref _disposed, 1) == 1)
            return;

        _slidingExpirationTimer?.Dispose();
        _heldLocks.Remove(_key); // HERE unsafe-collection
        _redis.LockRelease(_key, "me");
    }
}
