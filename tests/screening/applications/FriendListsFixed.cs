// All friendships have one lock.
using System.Collections.Generic;

namespace Social;

public class Person
{
    private static readonly object friendships = new();
    private readonly List<Person> friends = new();

    public Person(string name)
    {
        Name = name;
    }

    public string Name { get; }

    public void Befriend(Person other)
    {
        lock (friendships)
        {
            friends.Add(other);
            other.Accept(this);
        }
    }

    public int CountFriends()
    {
        lock (friendships)
        {
            return friends.Count;
        }
    }

    private void Accept(Person other)
    {
        lock (friendships)
        {
            friends.Add(other);
        }
    }
}
