// `Stop` waits for the thread under the lock that the thread needs for its next round.
using System.Threading;

namespace Backups;

public class BackupAgent
{
    private readonly object gate = new();
    private readonly Thread worker;
    private bool stopped;
    private bool changed;
    private int copies;

    public BackupAgent()
    {
        worker = new Thread(Run);
        worker.Start();
    }

    public void Touch()
    {
        lock (gate)
        {
            changed = true;
        }
    }

    public void Stop()
    {
        lock (gate)
        {
            stopped = true;
            worker.Join(); // HERE deadlock
        }
    }

    private void Run()
    {
        while (true)
        {
            lock (gate) // HERE deadlock
            {
                if (stopped)
                    return;
                if (changed)
                    copies++;
                changed = false;
            }
            Thread.Sleep(10);
        }
    }
}

public static class Program
{
    public static void Main()
    {
        var agent = new BackupAgent();
        agent.Touch();
        agent.Stop();
    }
}
