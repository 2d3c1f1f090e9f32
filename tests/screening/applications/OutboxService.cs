// The loop of the hosted service empties the list while a caller adds to it.
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;

namespace Microsoft.Extensions.Hosting
{
    public interface IHostedService
    {
        Task StartAsync(CancellationToken cancellationToken);
        Task StopAsync(CancellationToken cancellationToken);
    }
}

namespace Shop.Messaging
{
    using Microsoft.Extensions.Hosting;

    public class OutboxService(Action<string> send) : IHostedService
    {
        private readonly CancellationTokenSource stop = new();
        private readonly List<string> outbox = new();
        private Task loop = Task.CompletedTask;

        public void Post(string message) => outbox.Add(message); // HERE unsafe-collection

        public Task StartAsync(CancellationToken cancellationToken)
        {
            loop = Task.Run(RunAsync);
            return Task.CompletedTask;
        }

        public async Task StopAsync(CancellationToken cancellationToken)
        {
            stop.Cancel();
            await loop;
        }

        private async Task RunAsync()
        {
            while (!stop.IsCancellationRequested)
            {
                foreach (var message in outbox) // HERE unsafe-collection
                    send(message);
                outbox.Clear(); // HERE unsafe-collection
                await Task.Delay(100);
            }
        }
    }
}
