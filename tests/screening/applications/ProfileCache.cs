// The caller waits under the lock for a load that needs the lock, on another thread.
using System;
using System.Collections.Generic;
using System.Threading.Tasks;

namespace Profiles;

public class ProfileCache
{
    private readonly object gate = new();
    private readonly Dictionary<int, string> profiles = new();

    public string Get(int id)
    {
        lock (gate)
        {
            if (!profiles.ContainsKey(id))
                LoadAsync(id).Wait(); // HERE deadlock
            return profiles[id];
        }
    }

    private async Task LoadAsync(int id)
    {
        await Task.Delay(5);
        lock (gate) // HERE deadlock
        {
            profiles[id] = "user " + id;
        }
    }
}

public static class Program
{
    public static void Main()
    {
        var cache = new ProfileCache();
        Console.WriteLine(cache.Get(7));
    }
}
