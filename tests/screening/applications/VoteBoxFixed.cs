// There is one lock for the box.
using System;
using System.Threading.Tasks;

namespace Elections;

public class VoteBox
{
    private readonly object gate = new();
    private int votes;

    public void Vote()
    {
        lock (gate)
        {
            votes++;
        }
    }

    public int Count()
    {
        lock (gate)
        {
            return votes;
        }
    }
}

public static class Program
{
    public static async Task Main()
    {
        var box = new VoteBox();
        await Task.WhenAll(Task.Run(box.Vote), Task.Run(box.Vote), Task.Run(box.Vote));
        Console.WriteLine(box.Count());
    }
}
