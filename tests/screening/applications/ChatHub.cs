// A hub lives for one call, its static list for all of them.
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
            connections.Add(ConnectionId); // HERE unsafe-collection
            return base.OnConnectedAsync();
        }

        public override Task OnDisconnectedAsync(Exception? exception)
        {
            connections.Remove(ConnectionId); // HERE unsafe-collection
            return base.OnDisconnectedAsync(exception);
        }

        public int Online() => connections.Count; // MAY unsafe-collection
    }
}
