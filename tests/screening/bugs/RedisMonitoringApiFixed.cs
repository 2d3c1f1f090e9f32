// Hangfire.Redis.StackExchange, RedisMonitoringApi.GetStatistics: pull request 64.
// They add with a lock.
using System;
using System.Collections.Generic;
using System.Threading.Tasks;

namespace Hangfire.Redis;

public class StatisticsDto
{
    public long Enqueued { get; set; }

    public long Queues { get; set; }
}

public interface IRedisPipeline
{
    Task<long> ListLengthAsync(string key);
}

public class RedisPipeline : IRedisPipeline
{
    public Task<long> ListLengthAsync(string key) => Task.Run(() => (long)key.Length);
}

public class RedisMonitoringApi
{
    private readonly IRedisPipeline _pipeline;
    private readonly string[] _queues;

    public RedisMonitoringApi()
        : this(new RedisPipeline(), "default", "critical")
    {
    }

    public RedisMonitoringApi(IRedisPipeline pipeline, params string[] queues)
    {
        _pipeline = pipeline;
        _queues = queues;
    }

    public StatisticsDto GetStatistics()
    {
        var stats = new StatisticsDto { Queues = _queues.Length };
        var tasks = new Task[_queues.Length];

        for (var i = 0; i < _queues.Length; i++)
        {
            tasks[i] = _pipeline.ListLengthAsync("queue:" + _queues[i])
                .ContinueWith(x => { lock (stats) { stats.Enqueued += x.Result; } });
        }

        Task.WaitAll(tasks);
        return stats;
    }
}
