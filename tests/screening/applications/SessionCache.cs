// A dictionary is read without the lock while another request adds to it.
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
            sessions.Add(id, new Session(user, now() + life)); // MAY unsafe-collection
        }
        return id;
    }

    public bool Close(Guid id)
    {
        lock (sync)
        {
            return sessions.Remove(id); // MAY unsafe-collection
        }
    }

    public Session? Find(Guid id)
    {
        return sessions.TryGetValue(id, out var session) && session.Expires > now() ? session : null; // HERE unsafe-collection
    }
}
