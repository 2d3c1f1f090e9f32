// The count of missed heartbeats is changed atomically.
using System;
using System.Threading;

namespace Cluster;

public sealed class HeartbeatMonitor : IDisposable
{
    private readonly Timer timer;
    private readonly Action onDead;
    private int missed;

    public HeartbeatMonitor(Action onDead, TimeSpan interval)
    {
        this.onDead = onDead;
        timer = new Timer(_ => Check(), null, interval, interval);
    }

    public void Beat()
    {
        Interlocked.Exchange(ref missed, 0);
    }

    private void Check()
    {
        if (Interlocked.Increment(ref missed) >= 3)
            onDead();
    }

    public void Dispose() => timer.Dispose();
}
