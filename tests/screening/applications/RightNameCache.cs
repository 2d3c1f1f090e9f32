// Many readers or one writer; what was looked for in vain is looked for again under the lock for writers.
using System;
using System.Collections.Generic;
using System.Threading;

namespace Directory;

public class NameCache
{
    private readonly ReaderWriterLockSlim gate = new();
    private readonly Dictionary<int, string> names = new();
    private readonly Func<int, string> load;

    public NameCache(Func<int, string> load) => this.load = load;

    public string NameOf(int id)
    {
        gate.EnterReadLock();
        try
        {
            if (names.TryGetValue(id, out var known))
                return known;
        }
        finally
        {
            gate.ExitReadLock();
        }
        gate.EnterWriteLock();
        try
        {
            if (!names.TryGetValue(id, out var name))
            {
                name = load(id);
                names.Add(id, name);
            }
            return name;
        }
        finally
        {
            gate.ExitWriteLock();
        }
    }
}
