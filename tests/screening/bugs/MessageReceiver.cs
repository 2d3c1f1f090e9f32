// MassTransit, MessageReceiver.Handle: pull request 2474.
// Two messages of a new queue come at once: `GetOrAdd` runs both factories, and both configure the bus.
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

    public int Count => _configuredTypes.Count; // MAY unsafe-collection

    public Receiver ConfigureConsumer(string entityPath)
    {
        _configuredTypes.Add(entityPath); // HERE unsafe-collection
        return new Receiver(entityPath);
    }
}

public class MessageReceiver
{
    private readonly ConcurrentDictionary<string, Receiver> _receivers = new ConcurrentDictionary<string, Receiver>();
    private readonly Registration _registration = new Registration();

    public Task Handle(string queueName, string message)
    {
        var receiver = _receivers.GetOrAdd(queueName, name => _registration.ConfigureConsumer(name)); // MAY unsafe-collection

        return receiver.Handle(message);
    }

    public Task HandleConsumer<T>(string topicPath, string subscriptionName, string message)
    {
        return Handle(topicPath + "/" + subscriptionName, message);
    }
}
