// The set is asked under a lock.
using System;
using System.Collections.Generic;
using System.Threading.Tasks;

namespace Crawling.Visits;

public class VisitedPages
{
    private readonly HashSet<string> visited = new(StringComparer.OrdinalIgnoreCase);

    public async Task VisitAsync(string address, Func<string, Task<string[]>> linksOf)
    {
        lock (visited)
        {
            if (!visited.Add(address))
                return;
        }
        var links = await linksOf(address);
        var visits = new List<Task>();
        foreach (var link in links)
            visits.Add(Task.Run(() => VisitAsync(link, linksOf)));
        await Task.WhenAll(visits);
    }
}
