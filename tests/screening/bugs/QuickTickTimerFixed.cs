// QuickTick, QuickTickTimer.Stop: issue 62.
// Stop waits for the thread without the lock.
using System;
using System.Threading;

namespace QuickTickLib;

public class QuickTickTimer : IDisposable
{
    private readonly object stateLock = new object();
    private readonly AutoResetEvent tick = new AutoResetEvent(false);
    private Thread? completionThread;
    private volatile bool isRunning;
    private int ticks;

    public event Action? Elapsed;

    /// <summary>Without it, the timer ticks once.</summary>
    public bool AutoReset { get; set; }

    public int Ticks => Volatile.Read(ref ticks);

    public void Start()
    {
        lock (stateLock)
        {
            if (completionThread != null)
                return;
            isRunning = true;
            completionThread = new Thread(CompletionThreadLoop) { IsBackground = true };
            completionThread.Start();
            tick.Set();
        }
    }

    public void Stop()
    {
        Thread? stopping;
        lock (stateLock)
        {
            if (!isRunning)
                return;
            isRunning = false;
            tick.Set();
            stopping = completionThread;
        }
        if (stopping != null && Thread.CurrentThread != stopping)
            stopping.Join();
    }

    private void CompletionThreadLoop()
    {
        while (isRunning)
        {
            tick.WaitOne();
            if (!isRunning)
                break;
            Interlocked.Increment(ref ticks);
            Elapsed?.Invoke();
            if (!AutoReset)
                Stop();
        }
    }

    public void Dispose()
    {
        Stop();
    }
}
