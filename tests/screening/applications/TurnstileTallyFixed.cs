// Each gate adds atomically.
using System;
using System.Threading;

namespace Stadium;

public class Turnstile
{
    private readonly Tally tally;
    private readonly int visitors;

    public Turnstile(Tally tally, int visitors)
    {
        this.tally = tally;
        this.visitors = visitors;
    }

    public void Run()
    {
        for (int i = 0; i < visitors; i++)
            tally.Add();
    }
}

public class Tally
{
    private int visitors;

    public int Visitors => Volatile.Read(ref visitors);

    public void Add() => Interlocked.Increment(ref visitors);
}

internal static class Program
{
    private static void Main()
    {
        var tally = new Tally();
        var north = new Thread(new Turnstile(tally, 2).Run);
        var south = new Thread(new Turnstile(tally, 2).Run);
        north.Start();
        south.Start();
        north.Join();
        south.Join();
        Console.WriteLine(tally.Visitors);
    }
}
