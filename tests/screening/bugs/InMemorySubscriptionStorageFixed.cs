// NServiceBus, InMemorySubscriptionStorage: issue 1674.
// The addresses of a type are a dictionary for several threads, too.
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Linq;

namespace NServiceBus.Persistence.InMemory.SubscriptionStorage;

public interface ISubscriptionStorage
{
    void Subscribe(string address, IEnumerable<string> messageTypes);

    void Unsubscribe(string address, IEnumerable<string> messageTypes);

    IEnumerable<string> GetSubscriberAddressesForMessage(IEnumerable<string> messageTypes);
}

/// <summary>In memory implementation of the subscription storage.</summary>
public class InMemorySubscriptionStorage : ISubscriptionStorage
{
    private readonly ConcurrentDictionary<string, ConcurrentDictionary<string, bool>> storage = new ConcurrentDictionary<string, ConcurrentDictionary<string, bool>>();

    public void Subscribe(string address, IEnumerable<string> messageTypes)
    {
        foreach (var m in messageTypes)
        {
            var addresses = storage.GetOrAdd(m, _ => new ConcurrentDictionary<string, bool>());
            addresses.TryAdd(address, true);
        }
    }

    public void Unsubscribe(string address, IEnumerable<string> messageTypes)
    {
        foreach (var m in messageTypes)
        {
            if (storage.TryGetValue(m, out var addresses))
                addresses.TryRemove(address, out _);
        }
    }

    public IEnumerable<string> GetSubscriberAddressesForMessage(IEnumerable<string> messageTypes)
    {
        var result = new List<string>();
        foreach (var m in messageTypes)
        {
            if (storage.TryGetValue(m, out var addresses))
                result.AddRange(addresses.Keys);
        }
        return result.Distinct();
    }
}
