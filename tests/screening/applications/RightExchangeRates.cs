// Readers take one immutable snapshot; writers replace it under a lock.
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Threading;

namespace Finance;

public sealed class ExchangeRates
{
    private readonly object gate = new();
    private ImmutableDictionary<string, decimal> rates = ImmutableDictionary<string, decimal>.Empty;

    public decimal? RateOf(string currency)
    {
        var snapshot = Volatile.Read(ref rates);
        return snapshot.ContainsKey(currency) ? snapshot[currency] : null;
    }

    public void Update(IEnumerable<KeyValuePair<string, decimal>> changes)
    {
        lock (gate)
        {
            Volatile.Write(ref rates, rates.SetItems(changes));
        }
    }
}
