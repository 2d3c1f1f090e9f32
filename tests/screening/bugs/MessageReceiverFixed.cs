// MassTransit, MessageReceiver.Handle: pull request 2474.
// A `Lazy` is added, which configures once, and with a lock.
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Threading.Tasks;

namespace MassTransit.WebJobs.ServiceBusIntegration;

public sealed class Receiver
{
    public Receiver(string entityPath) => EntityPath = entityPath;

    public string EntityPath { get; }

    public Task Handle(string message) => Task.CompletedTask;
}

/// <summary>Configures consumers; not made for several threads.</summary>
public class Registration
{
    private readonly HashSet<string> _configuredTypes = new HashSet<string>();

    public int Count => _configuredTypes.Count;

    public Receiver ConfigureConsumer(string entityPath)
    {
        _configuredTypes.Add(entityPath);
        return new Receiver(entityPath);
    }
}

public class MessageReceiver
{
    private readonly ConcurrentDictionary<string, Lazy<Receiver>> _receivers = new ConcurrentDictionary<string, Lazy<Receiver>>();
    private readonly Registration _registration = new Registration();

    public Task Handle(string queueName, string message)
    {
        var receiver = _receivers.GetOrAdd(queueName, name => new Lazy<Receiver>(() =>
        {
            lock (_registration)
            {
                return _registration.ConfigureConsumer(name);
            }
        }));

        return receiver.Value.Handle(message);
    }

    public Task HandleConsumer<T>(string topicPath, string subscriptionName, string message)
    {
        return Handle(topicPath + "/" + subscriptionName, message);
    }
}
