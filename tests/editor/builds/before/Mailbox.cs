using System;
using System.Diagnostics;
using System.Threading;

public static class Mailbox
{
    static string? letter;
    static bool full;
    static int stamps;

    [ConcurrencyTest]
    public static void Deliver()
    {
        var postman = new Thread(() =>
        {
            letter = "Dear reader";
            full = true;
        });
        postman.Start();
        if (Volatile.Read(ref full))
            Debug.Assert(letter != null);
        postman.Join();
    }

    [ConcurrencyTest]
    public static void Stamp()
    {
        var clerk = new Thread(() => Interlocked.Increment(ref stamps));
        clerk.Start();
        Interlocked.Increment(ref stamps);
        clerk.Join();
        Debug.Assert(stamps == 2);
    }
}

[AttributeUsage(AttributeTargets.Method)]
public sealed class ConcurrencyTestAttribute : Attribute;
