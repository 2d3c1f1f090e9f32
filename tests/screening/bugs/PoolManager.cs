// Npgsql, PoolManager.GetOrAdd: issue 2146.
// The array that is the lock is replaced while it is held: another thread takes the lock of the new one.
using System;
using System.Threading;

namespace Npgsql;

public sealed class ConnectorPool
{
    public ConnectorPool(string connectionString) => ConnectionString = connectionString;

    public string ConnectionString { get; }
}

/// <summary>Provides lookup for a pool based on a connection string.</summary>
public static class PoolManager
{
    private const int InitialPoolsSize = 1;

    private static (string? Key, ConnectorPool? Pool)[] _pools = new (string?, ConnectorPool?)[InitialPoolsSize];
    private static volatile int _nextSlot;

    public static bool TryGetValue(string key, out ConnectorPool? pool)
    {
        // Pools never get removed: the array only grows.
        var nextSlot = _nextSlot;
        var pools = Volatile.Read(ref _pools);

        for (var i = 0; i < nextSlot; i++)
        {
            if (pools[i].Key == key)
            {
                pool = pools[i].Pool;
                return true;
            }
        }

        pool = null;
        return false;
    }

    public static ConnectorPool GetOrAdd(string key, ConnectorPool pool)
    {
        lock (_pools) // MAY linearizability
        {
            if (TryGetValue(key, out var result)) // MAY linearizability exception
                return result!;

            // May need to grow the array.
            if (_nextSlot == _pools.Length)
            {
                var newPools = new (string?, ConnectorPool?)[_pools.Length * 2];
                Array.Copy(_pools, newPools, _pools.Length);
                Interlocked.Exchange(ref _pools, newPools);
            }

            _pools[_nextSlot].Key = key; // MAY lost-update linearizability exception
            _pools[_nextSlot].Pool = pool; // MAY lost-update linearizability exception
            _nextSlot++; // HERE lost-update linearizability exception
            return pool;
        }
    }
}
