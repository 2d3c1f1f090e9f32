// What an author has silenced, and what looks like it.
using System;
using System.Diagnostics;
using System.Diagnostics.CodeAnalysis;
using System.Threading;

[AttributeUsage(AttributeTargets.Method)]
internal sealed class ConcurrencyTestAttribute : Attribute;

public static class Tests
{
    [ConcurrencyTest]
    [UnconditionalSuppressMessage("Fencepost", "FP1001:Assertion", Justification = "the harness is known to fail")]
    public static void Harness() => Elsewhere();

    [ConcurrencyTest]
    public static void Called() => Known.Fails();

    [ConcurrencyTest]
    [UnconditionalSuppressMessage("Fencepost", "FP1001")]
    public static void Lambda()
    {
        var thread = new Thread(() => Debug.Assert(false));
        thread.Start();
        thread.Join();
    }

    [ConcurrencyTest]
    [UnconditionalSuppressMessage("Fencepost", "FP1002", Justification = "another rule")]
    [UnconditionalSuppressMessage("Trimming", "FP1001", Justification = "another tool")]
    public static void Shown() => Elsewhere();

    private static void Elsewhere() => Debug.Assert(false);
}

[UnconditionalSuppressMessage("Fencepost", "FP1001", Justification = "all of the type is")]
public static class Known
{
    public static void Fails() => Debug.Assert(false);
}
