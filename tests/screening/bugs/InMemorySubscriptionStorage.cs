// NServiceBus, InMemorySubscriptionStorage: issue 1674.
// The dictionary is made for several threads, but the lists in it are not.
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
    private readonly ConcurrentDictionary<string, List<string>> storage = new ConcurrentDictionary<string, List<string>>();

    public void Subscribe(string address, IEnumerable<string> messageTypes)
    {
        foreach (var m in messageTypes)
        {
            var addresses = storage.GetOrAdd(m, _ => new List<string>());
            if (!addresses.Contains(address)) // HERE unsafe-collection
                addresses.Add(address); // HERE unsafe-collection
        }
    }

    public void Unsubscribe(string address, IEnumerable<string> messageTypes)
    {
        foreach (var m in messageTypes)
        {
            if (storage.ContainsKey(m))
                storage[m].Remove(address); // HERE unsafe-collection
        }
    }

    public IEnumerable<string> GetSubscriberAddressesForMessage(IEnumerable<string> messageTypes)
    {
        var result = new List<string>();
        foreach (var m in messageTypes)
        {
            if (storage.TryGetValue(m, out var addresses))
                result.AddRange(addresses); // HERE unsafe-collection
        }
        return result.Distinct();
    }
}
