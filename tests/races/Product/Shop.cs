// A product whose tests are in another project.
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Threading;

namespace Races.Product;

[AttributeUsage(AttributeTargets.Field)]
internal sealed class GuardedByAttribute(string gate) : Attribute
{
    public string Gate { get; } = gate;
}

[AttributeUsage(AttributeTargets.All)]
internal sealed class BenignRaceAttribute(string why) : Attribute
{
    public string Why { get; } = why;
}

public sealed class Till
{
    private int total;

    public void Take(int amount) => total += amount; // HERE lost-update
}

public sealed class LockedTill
{
    private readonly object gate = new();
    private int total;

    public void Take(int amount)
    {
        lock (gate) total += amount;
    }
}

public sealed class Register
{
    private readonly Dictionary<int, string> names = new(8) { [1] = "", [2] = "" };

    public void Set(int number, string name) => names[number] = name; // HERE unsafe-collection
}

public sealed class ConcurrentRegister
{
    private readonly ConcurrentDictionary<int, string> names = new();

    public void Add(int number, string name) => names[number] = name;
}

public sealed class Door
{
    private readonly object gate = new();
    [GuardedBy(nameof(gate))] private bool open;

    public void Open()
    {
        lock (gate) open = true;
    }

    public bool IsOpen() => open; // HERE guarded-by
}

public sealed class LockedDoor
{
    private readonly object gate = new();
    [GuardedBy(nameof(gate))] private bool open;

    public void Open()
    {
        lock (gate) open = true;
    }

    public bool IsOpen()
    {
        lock (gate) return open;
    }
}

public sealed class Sign
{
    private string text = "";

    public void Write(string next) => text = next; // HERE data-race

    public string Read() => text; // HERE data-race
}

public sealed class VolatileSign
{
    private volatile string text = "";

    public void Write(string next) => text = next;

    public string Read() => text;
}

public sealed class Clerk
{
    private bool stop;

    public void Serve()
    {
        while (!stop) // HERE stop-flag
        {
        }
    }

    public void Stop() => stop = true;
}

public sealed class VolatileClerk
{
    private volatile bool stop;

    public void Serve()
    {
        while (!stop)
        {
        }
    }

    public void Stop() => stop = true;
}

public sealed class Visitors
{
    [BenignRace("it is only a statistic")]
    private int count;

    public void Enter() => count++;
}
