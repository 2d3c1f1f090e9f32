// `Clear` replaces the list that is the lock: one thread has the lock of the old list, another one that of the new list.
using System;
using System.Collections.Generic;
using System.Threading.Tasks;

namespace Editor;

public class RecentFiles
{
    private List<string> files = new();

    public void Add(string file)
    {
        lock (files)
        {
            files.Add(file); // HERE unsafe-collection
        }
    }

    public void Clear()
    {
        lock (files)
        {
            files = new List<string>(); // MAY lost-update
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
