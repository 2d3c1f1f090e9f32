// The loop and its callers share a concurrent queue.
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
        private readonly ConcurrentQueue<string> outbox = new();
        private Task loop = Task.CompletedTask;

        public void Post(string message) => outbox.Enqueue(message);

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
                while (outbox.TryDequeue(out var message))
                    send(message);
                await Task.Delay(100);
            }
        }
    }
}
