// Every access to the dictionary has the lock.
using System;
using System.Collections.Generic;

namespace Web.Sessions;

public sealed record Session(string User, DateTime Expires);

public sealed class SessionCache
{
    private readonly Dictionary<Guid, Session> sessions = new();
    private readonly object sync = new();
    private readonly Func<DateTime> now;

    public SessionCache(Func<DateTime> now)
    {
        this.now = now;
    }

    public Guid Open(string user, TimeSpan life)
    {
        var id = Guid.NewGuid();
        lock (sync)
        {
            sessions.Add(id, new Session(user, now() + life));
        }
        return id;
    }

    public bool Close(Guid id)
    {
        lock (sync)
        {
            return sessions.Remove(id);
        }
    }

    public Session? Find(Guid id)
    {
        lock (sync)
        {
            return sessions.TryGetValue(id, out var session) && session.Expires > now() ? session : null;
        }
    }
}
