// The queue is a concurrent one.
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;
using Microsoft.AspNetCore.Mvc;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;

namespace Microsoft.Extensions.Hosting
{
    public abstract class BackgroundService
    {
        protected abstract Task ExecuteAsync(CancellationToken stoppingToken);
    }
}

namespace Microsoft.AspNetCore.Mvc
{
    public abstract class ControllerBase;
}

namespace Microsoft.Extensions.DependencyInjection
{
    public interface IServiceCollection;

    public static class ServiceCollectionExtensions
    {
        public static IServiceCollection AddSingleton<T>(this IServiceCollection services) => services;
        public static IServiceCollection AddHostedService<T>(this IServiceCollection services) => services;
    }
}

namespace Shop.Cleanup
{
    public class CleanupQueue
    {
        private readonly ConcurrentQueue<string> files = new();

        public void Add(string file) => files.Enqueue(file);

        public bool TryNext(out string? file) => files.TryDequeue(out file);
    }

    public class UploadsController(CleanupQueue queue) : ControllerBase
    {
        public void Delete(string file) => queue.Add(file);
    }

    public class CleanupWorker(CleanupQueue queue, Action<string> delete) : BackgroundService
    {
        protected override async Task ExecuteAsync(CancellationToken stoppingToken)
        {
            while (!stoppingToken.IsCancellationRequested)
            {
                while (queue.TryNext(out var file))
                    delete(file!);
                await Task.Delay(1000, stoppingToken);
            }
        }
    }

    public static class Registration
    {
        public static void AddCleanup(this IServiceCollection services) =>
            services.AddSingleton<CleanupQueue>().AddHostedService<CleanupWorker>();
    }
}
