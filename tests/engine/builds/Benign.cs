// Races that do no harm, as their author says, and others.
using System;
using System.Diagnostics;
using System.Threading;

[AttributeUsage(AttributeTargets.Method)]
internal sealed class ConcurrencyTestAttribute : Attribute;

[AttributeUsage(AttributeTargets.All)]
internal sealed class BenignRaceAttribute(string why = "") : Attribute
{
    public string Why { get; } = why;
}

internal enum Judgement { Acceptable, Forbidden }

[AttributeUsage(AttributeTargets.Method, AllowMultiple = true)]
internal sealed class OutcomeAttribute(string outcome, Judgement judgement) : Attribute
{
    public string Outcome { get; } = outcome;
    public Judgement Judgement { get; } = judgement;
}

public static class Tests
{
    [BenignRace("it is only a statistic")]
    private static int hits;

    [BenignRace("so is this")]
    private static int misses;

    private static int sum;
    private static readonly object gate = new();

    private static void Both(ThreadStart one, ThreadStart other)
    {
        Thread first = new(one), second = new(other);
        first.Start();
        second.Start();
        first.Join();
        second.Join();
    }

    [ConcurrencyTest]
    [Outcome("1", Judgement.Forbidden)]
    public static int OfField()
    {
        Both(() => hits++, () => hits++);
        return hits;
    }

    // What is locked is no race.
    [ConcurrencyTest]
    [Outcome("1, 2", Judgement.Forbidden)]
    public static (int, int) OfFieldBesideALock()
    {
        Both(() => { hits++; lock (gate) sum++; }, () => { hits++; lock (gate) sum++; });
        return (hits, sum);
    }

    [ConcurrencyTest]
    [Outcome("1", Judgement.Forbidden)]
    public static int OfMethod()
    {
        Both(Count, Count);
        return sum;
    }

    [BenignRace("nobody counts")]
    private static void Count() => sum++;

    [ConcurrencyTest]
    [BenignRace]
    [Outcome("1", Judgement.Forbidden)]
    public static int OfHarness()
    {
        Both(() => sum++, () => sum++);
        return sum;
    }

    // One of two races is said to do no harm.
    [ConcurrencyTest]
    [Outcome("1, 1", Judgement.Forbidden)]
    public static (int, int) OfOne()
    {
        Both(() => { hits++; sum++; }, () => { hits++; sum++; });
        return (hits, sum);
    }

    [ConcurrencyTest]
    public static (int, int) Reordered()
    {
        int seen = 0, other = 0;
        Both(() => { hits = 1; seen = misses; }, () => { misses = 1; other = hits; });
        return (seen, other);
    }

    [ConcurrencyTest]
    public static (int, int) ReorderedToo()
    {
        int seen = 0, other = 0;
        Both(() => { hits = 1; seen = sum; }, () => { sum = 1; other = hits; });
        return (seen, other);
    }

    // An assertion says otherwise.
    [ConcurrencyTest]
    public static void Asserted()
    {
        Both(() => hits++, () => hits++);
        Debug.Assert(hits == 2);
    }
}
