// The lock is an object of its own that stays.
using System;
using System.Collections.Generic;
using System.Threading.Tasks;

namespace Editor;

public class RecentFiles
{
    private readonly object gate = new();
    private List<string> files = new();

    public void Add(string file)
    {
        lock (gate)
        {
            files.Add(file);
        }
    }

    public void Clear()
    {
        lock (gate)
        {
            files = new List<string>();
        }
    }
}

public static class Program
{
    public static void Main()
    {
        var files = new RecentFiles();
        Task.WaitAll(
            Task.Run(() => files.Add("a.txt")),
            Task.Run(() => files.Add("b.txt")),
            Task.Run(() => files.Clear()));
        Console.WriteLine("done");
    }
}
