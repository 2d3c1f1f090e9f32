// The array is never changed, only replaced, in a loop that repeats what another thread has overtaken.
using System;
using System.Threading;

namespace Events;

public sealed class Subscriptions
{
    private Action<string>[] handlers = Array.Empty<Action<string>>();

    public void Add(Action<string> handler)
    {
        while (true)
        {
            var before = Volatile.Read(ref handlers);
            var after = new Action<string>[before.Length + 1];
            before.CopyTo(after, 0);
            after[before.Length] = handler;
            if (Interlocked.CompareExchange(ref handlers, after, before) == before)
                return;
        }
    }

    public void Raise(string message)
    {
        foreach (var handler in Volatile.Read(ref handlers))
            handler(message);
    }
}
