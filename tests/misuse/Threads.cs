using System;
using System.Threading;

namespace Misuse;

/// <summary>A thread that another one has made and started is interrupted, joined and asked how it is.</summary>
public static class Threads
{
    static Thread Made(Action body, bool starts = true)
    {
        Thread made = null;
        var maker = new Thread(() =>
        {
            made = new Thread(() => body());
            if (starts) made.Start();
        });
        maker.Start();
        maker.Join();
        return made;
    }

    static string Slept()
    {
        try { Thread.Sleep(Timeout.Infinite); }
        catch (ThreadInterruptedException) { return "interrupted"; }
        return "";
    }

    public static string Interrupted()
    {
        string text = "";
        var made = Made(() => text = Slept());
        made.Interrupt();
        made.Join();
        return text;
    }

    public static string Interrupted_While_It_Is_Started()
    {
        string text = "";
        var made = Made(() => text = Slept(), starts: false);
        var starter = new Thread(() => made.Start());
        var other = new Thread(() => made.Interrupt());
        starter.Start();
        other.Start();
        starter.Join();
        other.Join();
        made.Join();
        return text;
    }

    public static string Asked_Whether_It_Lives()
    {
        var made = Made(() => { });
        bool lives = made.IsAlive;
        made.Join();
        return lives + " " + made.IsAlive;
    }

    public static string Joined_For_A_While()
    {
        var made = Made(() => { });
        bool ended = made.Join(0);
        made.Join();
        return ended + " " + made.ThreadState;
    }
}
