// A heartbeat comes while the timer counts: the timer has read the old count, and writes it back, raised.
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
        missed = 0; // MAY lost-update
    }

    private void Check()
    {
        missed++; // HERE lost-update
        if (missed >= 3)
            onDead();
    }

    public void Dispose() => timer.Dispose();
}
