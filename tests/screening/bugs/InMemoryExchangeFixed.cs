// MassTransit, InMemoryExchange.Connect: issue 2963.
// The sinks are in a `ConcurrentDictionary`.
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;

namespace MassTransit.Transports.InMemory.Fabric;

public interface IMessageSink<T> where T : class
{
    Task Deliver(T message);
}

public class InMemoryQueue<T> : IMessageSink<T> where T : class
{
    private readonly ConcurrentQueue<T> _messages = new ConcurrentQueue<T>();

    public int Count => _messages.Count;

    public Task Deliver(T message)
    {
        _messages.Enqueue(message);
        return Task.CompletedTask;
    }
}

public class InMemoryExchange<T> : IMessageSink<T> where T : class
{
    private readonly ConcurrentDictionary<IMessageSink<T>, bool> _sinks = new ConcurrentDictionary<IMessageSink<T>, bool>();

    public async Task Deliver(T message)
    {
        foreach (var sink in _sinks.Select(x => x.Key))
        {
            await sink.Deliver(message).ConfigureAwait(false);
        }
    }

    public void Connect(IMessageSink<T> sink)
    {
        _sinks.TryAdd(sink, true);
    }
}

public class PublishEndpoint
{
    private readonly InMemoryExchange<string> _exchange = new InMemoryExchange<string>();
    private readonly InMemoryQueue<string> _queue = new InMemoryQueue<string>();

    public async Task Publish(string message)
    {
        await Task.Run(() => _exchange.Connect(_queue));
        await _exchange.Deliver(message);
    }
}
