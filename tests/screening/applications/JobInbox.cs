// One job, two workers: both see that the queue is not empty, and the second one has no job to run.
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
        if (jobs.Count > 0)
        {
            jobs.TryDequeue(out var job); // MAY exception linearizability
            job!(); // HERE exception // MAY linearizability
        }
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
