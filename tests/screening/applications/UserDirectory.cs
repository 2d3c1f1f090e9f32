// Two users register one name at once: both are told that it is theirs.
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
        if (users.ContainsKey(name)) // MAY linearizability
            return false;
        users[name] = new User(name, mail); // HERE linearizability lost-update
        return true;
    }

    public User? Find(string name) => users.TryGetValue(name, out var user) ? user : null;
}
