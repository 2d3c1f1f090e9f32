// A worker runs what it has taken out of the queue.
using System;
using System.Collections.Concurrent;
using System.Threading.Tasks;

namespace Jobs;

public sealed class JobInbox
{
    private readonly ConcurrentQueue<Action> jobs = new();

    public void Post(Action job) => jobs.Enqueue(job);

    public void RunOne()
    {
        if (jobs.TryDequeue(out var job))
            job();
    }
}

public static class Program
{
    public static async Task Main()
    {
        var inbox = new JobInbox();
        inbox.Post(() => Console.WriteLine("sent"));
        await Task.WhenAll(Task.Run(inbox.RunOne), Task.Run(inbox.RunOne));
    }
}
