// The prices go to a copy that is made under the lock.
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
            listeners.Add(listener);
        }
    }

    public void Unsubscribe(IPriceListener listener)
    {
        lock (gate)
        {
            listeners.Remove(listener);
        }
    }

    public void Publish(string symbol, decimal price)
    {
        IPriceListener[] current;
        lock (gate)
        {
            current = listeners.ToArray();
        }
        foreach (var listener in current)
            listener.PriceChanged(symbol, price);
    }
}
