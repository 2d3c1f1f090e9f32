// Topshelf, the shelved clock: issue 42.
// A callback restarts the timer with the lock, and if there still is one.
using System;
using System.Threading;

namespace Topshelf.Shelving;

public interface ISelfHost
{
    void Start();

    void Stop();
}

public class ShelvedClock : ISelfHost
{
    private const int Interval = 1000;

    private readonly object _lock = new object();
    private Timer? _timer;
    private int _ticks;

    public int Ticks => Volatile.Read(ref _ticks);

    public void Start()
    {
        lock (_lock)
        {
            if (_timer == null)
                _timer = new Timer(Tick, null, Interval, Timeout.Infinite);
        }
    }

    public void Stop()
    {
        lock (_lock)
        {
            if (_timer != null)
            {
                _timer.Dispose();
                _timer = null;
            }
        }
    }

    private void Tick(object? state)
    {
        Interlocked.Increment(ref _ticks);

        lock (_lock)
        {
            if (_timer != null)
                _timer.Change(Interval, Timeout.Infinite);
        }
    }
}
