// Each of both calls the other without a lock.
using System.Collections.Generic;
using System.Threading.Tasks;

namespace Audit;

public class AuditLog
{
    private readonly object gate = new();
    private readonly List<string> entries = new();

    public void Write(string entry)
    {
        lock (gate)
            entries.Add(entry);
    }

    public void Summarize(Store store)
    {
        var summary = "items: " + store.Count();
        lock (gate)
            entries.Add(summary);
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
            items.Add(item);
        log.Write(item);
    }

    public int Count()
    {
        lock (gate)
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
