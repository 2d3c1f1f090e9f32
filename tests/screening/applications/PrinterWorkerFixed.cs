// The flag is volatile.
using System;
using System.Threading;

namespace Printing.Worker;

public class PrinterWorker
{
    private readonly Thread thread;
    private volatile bool stopping;
    private int idle;

    public PrinterWorker()
    {
        thread = new Thread(Run);
    }

    public void Start() => thread.Start();

    public int Stop()
    {
        stopping = true;
        thread.Join();
        return idle;
    }

    private void Run()
    {
        while (!stopping)
            idle++;
    }
}

public static class Program
{
    public static void Main()
    {
        var worker = new PrinterWorker();
        worker.Start();
        Console.WriteLine(worker.Stop());
    }
}
