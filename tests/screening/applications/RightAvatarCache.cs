// `GetOrAdd` may call its factory twice, but all callers get one avatar; the factory has no effects.
using System;
using System.Collections.Concurrent;
using System.Threading.Tasks;

namespace Profiles.Avatars;

public sealed record Avatar(string User, int Color);

public class AvatarCache
{
    private readonly ConcurrentDictionary<string, Avatar> avatars = new();

    public Avatar Of(string user) => avatars.GetOrAdd(user, static name => new Avatar(name, name.Length % 16));
}

public static class Program
{
    public static async Task Main()
    {
        var cache = new AvatarCache();
        var avatars = await Task.WhenAll(Task.Run(() => cache.Of("ada")), Task.Run(() => cache.Of("ada")));
        Console.WriteLine(ReferenceEquals(avatars[0], avatars[1]));
    }
}
