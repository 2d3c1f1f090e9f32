// ASP.NET Core SignalR, DefaultConnectionContext.OnHeartbeat: pull request 1264.
// Handlers are added and called with a lock.
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Threading;

namespace Microsoft.AspNetCore.Sockets;

public class DefaultConnectionContext
{
    private readonly List<(Action<object> handler, object state)> _heartbeatHandlers = new List<(Action<object>, object)>();

    private readonly object _heartbeatLock = new object();

    public DefaultConnectionContext(string id)
    {
        ConnectionId = id;
    }

    public string ConnectionId { get; }

    public void OnHeartbeat(Action<object> action, object state)
    {
        lock (_heartbeatLock)
        {
            _heartbeatHandlers.Add((action, state));
        }
    }

    public void TickHeartbeat()
    {
        lock (_heartbeatLock)
        {
            foreach (var (handler, state) in _heartbeatHandlers)
            {
                handler(state);
            }
        }
    }
}

public class ConnectionManager : IDisposable
{
    private readonly ConcurrentDictionary<string, DefaultConnectionContext> _connections = new ConcurrentDictionary<string, DefaultConnectionContext>();
    private readonly Timer _timer;

    public ConnectionManager()
    {
        _timer = new Timer(_ => Scan(), null, 1000, 1000);
    }

    public DefaultConnectionContext CreateConnection(string id)
    {
        var connection = new DefaultConnectionContext(id);
        _connections.TryAdd(id, connection);
        return connection;
    }

    private void Scan()
    {
        foreach (var connection in _connections)
        {
            connection.Value.TickHeartbeat();
        }
    }

    public void Dispose()
    {
        _timer.Dispose();
    }
}
