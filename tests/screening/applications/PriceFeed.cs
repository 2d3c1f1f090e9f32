// Subscribers come and go under the lock, but the prices are told to them without it.
using System;
using System.Collections.Generic;

namespace Trading;

public interface IPriceListener
{
    void PriceChanged(string symbol, decimal price);
}

public class PriceFeed
{
    private readonly object gate = new();
    private readonly List<IPriceListener> listeners = new();

    public void Subscribe(IPriceListener listener)
    {
        lock (gate)
        {
            listeners.Add(listener); // MAY unsafe-collection
        }
    }

    public void Unsubscribe(IPriceListener listener)
    {
        lock (gate)
        {
            listeners.Remove(listener); // MAY unsafe-collection
        }
    }

    public void Publish(string symbol, decimal price)
    {
        foreach (var listener in listeners) // HERE unsafe-collection
            listener.PriceChanged(symbol, price); // MAY exception
    }
}
