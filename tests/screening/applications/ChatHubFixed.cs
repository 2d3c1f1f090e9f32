// The static list is used under a lock.
using System;
using System.Collections.Generic;
using System.Threading.Tasks;
using Microsoft.AspNetCore.SignalR;

namespace Microsoft.AspNetCore.SignalR
{
    public abstract class Hub
    {
        public string ConnectionId { get; set; } = "";

        public virtual Task OnConnectedAsync() => Task.CompletedTask;

        public virtual Task OnDisconnectedAsync(Exception? exception) => Task.CompletedTask;
    }
}

namespace Support.Chat
{
    public class ChatHub : Hub
    {
        private static readonly List<string> connections = new();

        public override Task OnConnectedAsync()
        {
            lock (connections)
                connections.Add(ConnectionId);
            return base.OnConnectedAsync();
        }

        public override Task OnDisconnectedAsync(Exception? exception)
        {
            lock (connections)
                connections.Remove(ConnectionId);
            return base.OnDisconnectedAsync(exception);
        }

        public int Online()
        {
            lock (connections)
                return connections.Count;
        }
    }
}
