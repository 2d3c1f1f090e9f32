// SqlQueryStress, LoadEngine: pull request 87.
// The reader looks at the mark with the lock, before each wait.
using System;
using System.Collections.Generic;
using System.Threading;

namespace SQLQueryStress;

public class LoadEngine
{
    private readonly object _queryOutLock = new object();
    private readonly Queue<int> _queryOutInfo = new Queue<int>();
    private volatile bool _cancelled;
    private readonly Thread _reader;
    private int _totalTime;

    public int TotalTime => Volatile.Read(ref _totalTime);

    public LoadEngine()
    {
        _reader = new Thread(ReadResults);
        _reader.Start();
    }

    public void AddResult(int time)
    {
        lock (_queryOutLock)
        {
            _queryOutInfo.Enqueue(time);
            Monitor.Pulse(_queryOutLock);
        }
    }

    public void StopLoad()
    {
        _cancelled = true;
        lock (_queryOutLock)
        {
            Monitor.Pulse(_queryOutLock);
        }
        _reader.Join();
    }

    private void ReadResults()
    {
        while (!_cancelled)
        {
            lock (_queryOutLock)
            {
                while (_queryOutInfo.Count == 0 && !_cancelled)
                    Monitor.Wait(_queryOutLock);

                if (_queryOutInfo.Count > 0)
                    _totalTime += _queryOutInfo.Dequeue();
            }
        }
    }
}
