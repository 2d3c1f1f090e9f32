// The compiler may read `stopping` once, before the loop: the worker never ends.
using System;
using System.Threading;

namespace Printing.Worker;

public class PrinterWorker
{
    private readonly Thread thread;
    private bool stopping;
    private bool light;

    public PrinterWorker()
    {
        thread = new Thread(Run);
    }

    public void Start() => thread.Start();

    public bool Stop()
    {
        stopping = true;
        thread.Join();
        return light;
    }

    private void Run()
    {
        while (!stopping) // HERE stop-flag
            light = !light; // MAY stop-flag
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
