using System;
using System.Diagnostics;
using System.Threading;

[AttributeUsage(AttributeTargets.Method)]
public sealed class ConcurrencyTestAttribute : Attribute { }

/// <summary>Texts that can hurt whoever shows them: in messages, names, values and the source itself.</summary>
public static class Odd
{
    private static int x;
    private static string text = "";

    [ConcurrencyTest]
    public static void Message()
    {
        var thread = new Thread(() => x = 1);
        thread.Start();
        Debug.Assert(x == 0, "half \ud800 whole \ud83d\ude00 turned \u202e \u2066 \u200f \u061c red \u001b[31m");
        thread.Join();
    }

    [ConcurrencyTest]
    public static void Thrown()
    {
        var thread = new Thread(() => x = 1);
        thread.Start();
        if (x == 1) throw new InvalidOperationException("half \udfff turned \u202e");
        thread.Join();
    }

    [ConcurrencyTest]
    public static void Größe()
    {
        var thread = new Thread(() => text = "half \ud83d turned \u202d");
        thread.Start();
        Debug.Assert(text == "");
        thread.Join();
    }

    public static string Returns()
    {
        var thread = new Thread(() => text = "half \ud83d turned \u202d 😀");
        thread.Start();
        var seen = text;
        thread.Join();
        return seen;
    }
}
