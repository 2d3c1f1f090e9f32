// The store writes to the log under its lock; the log asks the store for its size under its own.
using System.Collections.Generic;
using System.Threading.Tasks;

namespace Audit;

public class AuditLog
{
    private readonly object gate = new();
    private readonly List<string> entries = new();

    public void Write(string entry)
    {
        lock (gate) // HERE deadlock
            entries.Add(entry);
    }

    public void Summarize(Store store)
    {
        lock (gate)
            entries.Add("items: " + store.Count()); // MAY deadlock
    }
}

public class Store
{
    private readonly object gate = new();
    private readonly HashSet<string> items = new();
    private readonly AuditLog log;

    public Store(AuditLog log) => this.log = log;

    public void Add(string item)
    {
        lock (gate)
        {
            items.Add(item);
            log.Write(item); // MAY deadlock
        }
    }

    public int Count()
    {
        lock (gate) // HERE deadlock
            return items.Count;
    }
}

public static class Program
{
    public static Task Main()
    {
        var log = new AuditLog();
        var store = new Store(log);
        return Task.WhenAll(Task.Run(() => store.Add("pen")), Task.Run(() => log.Summarize(store)));
    }
}
