// The flag is volatile.
using System;
using System.Threading;

namespace Printing.Worker;

public class PrinterWorker
{
    private readonly Thread thread;
    private volatile bool stopping;
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
        while (!stopping)
            light = !light;
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
