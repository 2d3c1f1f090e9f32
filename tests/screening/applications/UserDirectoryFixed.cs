// The dictionary decides who comes first.
using System.Collections.Concurrent;

namespace Accounts;

public sealed record User(string Name, string Mail);

public interface IUserDirectory
{
    bool Register(string name, string mail);
    User? Find(string name);
}

public class UserDirectory : IUserDirectory
{
    private readonly ConcurrentDictionary<string, User> users = new();

    public bool Register(string name, string mail)
    {
        return users.TryAdd(name, new User(name, mail));
    }

    public User? Find(string name) => users.TryGetValue(name, out var user) ? user : null;
}
