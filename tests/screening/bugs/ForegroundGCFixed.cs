// dotnet/runtime, ForegroundGC: pull request 106006.
// `done` is read with a lock.
using System;
using System.Collections.Generic;
using System.Threading;

namespace ForegroundGC;

/// <summary>Makes garbage in two threads while objects are made.</summary>
public static class ForegroundGC
{
    private static readonly object _lock = new object();
    private static bool done = false;
    private static int garbage;

    public static int Run()
    {
        var threads = new List<Thread>();
        for (var i = 0; i < 2; i++)
        {
            var t = new Thread(AllocateTemp);
            threads.Add(t);
            t.Start();
        }

        CreateGen2();
        lock (_lock)
        {
            done = true;
        }

        foreach (var t in threads)
            t.Join();

        Console.WriteLine("Test Passed");
        return 100;
    }

    private static void CreateGen2()
    {
        var objects = new List<object>();
        for (var i = 0; i < 2; i++)
            objects.Add(new object());
    }

    private static void AllocateTemp()
    {
        while (true)
        {
            lock (_lock)
            {
                if (done)
                    break;
            }
            var b = new byte[1];
            b[0] = 1;
        }
    }
}
