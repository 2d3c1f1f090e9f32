using System;
using System.Threading;

[AttributeUsage(AttributeTargets.Method)]
public sealed class ConcurrencyTestAttribute : Attribute { }

public enum Light { Red, Green }

// Variables whose values have names.
public static class Values
{
    static bool ready;
    static char letter;
    static Light light;
    static int count;
    static string text;

    [ConcurrencyTest]
    public static void Kinds()
    {
        ready = false;
        letter = 'a';
        light = Light.Red;
        count = 0;
        text = "old";
        var thread = new Thread(() =>
        {
            letter = 'b';
            light = Light.Green;
            text = "new";
            Interlocked.CompareExchange(ref count, 5, 1);
            Interlocked.Add(ref count, 2);
            Volatile.Write(ref ready, true);
        });
        thread.Start();
        if (Volatile.Read(ref ready) && count == 2 && letter == 'b' && light == Light.Green && text == "new")
            throw new InvalidOperationException();
        thread.Join();
    }
}
