// What the programs of this folder use. A program is a class with one method that is marked `[ConcurrencyTest]`.
// "// HERE rule" ends the line of an access at which that rule reports, or could as well: at least one of these lines has a
// finding, and other lines have none. "// MAY rule": the line may have one, where the definition of the rule leaves it open.
// A program without such lines is correct for the rules.
using System;
using System.Threading;
using System.Threading.Tasks;

namespace Races;

[AttributeUsage(AttributeTargets.Method)]
internal sealed class ConcurrencyTestAttribute : Attribute;

[AttributeUsage(AttributeTargets.Field | AttributeTargets.Property)]
internal sealed class GuardedByAttribute(string gate) : Attribute
{
    public string Gate { get; } = gate;
}

[AttributeUsage(AttributeTargets.All)]
internal sealed class BenignRaceAttribute(string why) : Attribute
{
    public string Why { get; } = why;
}

internal static class Two
{
    // Runs both at once, and waits for both.
    public static void Run(ThreadStart one, ThreadStart other)
    {
        Thread first = new(one), second = new(other);
        first.Start();
        second.Start();
        first.Join();
        second.Join();
    }

    public static Task Run(Func<Task> one, Func<Task> other) => Task.WhenAll(Task.Run(one), Task.Run(other));
}
