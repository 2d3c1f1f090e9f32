// Two tasks ask a HashSet at once whether they are the first to see a page.
using System;
using System.Collections.Generic;
using System.Threading.Tasks;

namespace Crawling.Visits;

public class VisitedPages
{
    private readonly HashSet<string> visited = new(StringComparer.OrdinalIgnoreCase);

    public async Task VisitAsync(string address, Func<string, Task<string[]>> linksOf)
    {
        if (!visited.Add(address)) // HERE unsafe-collection
            return;
        var links = await linksOf(address);
        var visits = new List<Task>();
        foreach (var link in links)
            visits.Add(Task.Run(() => VisitAsync(link, linksOf)));
        await Task.WhenAll(visits);
    }
}
