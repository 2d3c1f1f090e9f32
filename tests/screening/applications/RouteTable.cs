// The dictionary is published empty, and filled while others already search it.
using System;
using System.Collections.Generic;
using System.Threading;

namespace Web.Routing;

public class RouteTable
{
    private readonly object gate = new();
    private readonly Action<IDictionary<string, string>> fill;
    private Dictionary<string, string>? routes;

    public RouteTable(Action<IDictionary<string, string>> fill)
    {
        this.fill = fill;
    }

    public string? HandlerOf(string path)
    {
        if (Volatile.Read(ref routes) == null)
        {
            lock (gate)
            {
                if (routes == null)
                {
                    Volatile.Write(ref routes, new Dictionary<string, string>());
                    fill(routes!); // MAY unsafe-collection linearizability
                }
            }
        }
        return routes!.TryGetValue(path, out var handler) ? handler : null; // HERE unsafe-collection // MAY linearizability
    }
}

public static class Program
{
    private static readonly RouteTable table = new(routes =>
    {
        routes.Add("/", "Start"); // MAY unsafe-collection
        routes.Add("/about", "About"); // MAY unsafe-collection
    });

    public static void Main()
    {
        var other = new Thread(() => table.HandlerOf("/about"));
        other.Start();
        Console.WriteLine(table.HandlerOf("/"));
        other.Join();
    }
}
