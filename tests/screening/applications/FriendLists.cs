// Two persons befriend each other at once: each has its own lock and waits for the other's.
using System.Collections.Generic;

namespace Social;

public class Person
{
    private readonly List<Person> friends = new();

    public Person(string name)
    {
        Name = name;
    }

    public string Name { get; }

    public void Befriend(Person other)
    {
        lock (friends) // MAY deadlock
        {
            friends.Add(other);
            other.Accept(this); // MAY deadlock
        }
    }

    public int CountFriends()
    {
        lock (friends)
        {
            return friends.Count;
        }
    }

    private void Accept(Person other)
    {
        lock (friends) // HERE deadlock
        {
            friends.Add(other);
        }
    }
}
