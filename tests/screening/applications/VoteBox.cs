// Each call makes a lock of its own: it keeps no other thread out.
using System;
using System.Threading.Tasks;

namespace Elections;

public class VoteBox
{
    private int votes;

    public void Vote()
    {
        var gate = new object();
        lock (gate)
        {
            votes++; // HERE lost-update
        }
    }

    public int Count()
    {
        var gate = new object();
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
