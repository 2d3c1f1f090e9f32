// LiteDB, DiskWriterQueue.Run: issue 2307.
// A task says that it ends, and looks again after that.
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.IO;
using System.Threading;
using System.Threading.Tasks;

namespace LiteDB.Engine;

public class PageBuffer
{
    public long Position { get; set; }
    public byte[] Array { get; } = new byte[1];
}

public class DiskWriterQueue : IDisposable
{
    private readonly List<long> _stream = new List<long>();
    private readonly ConcurrentQueue<PageBuffer> _queue = new ConcurrentQueue<PageBuffer>();

    // async thread controls
    private Task? _task;
    private int _running = 0;

    /// <summary>
    /// Get how many pages are waiting for store
    /// </summary>
    public int Length => _queue.Count;

    public void EnqueuePage(PageBuffer page)
    {
        _queue.Enqueue(page);
    }

    /// <summary>
    /// If queue contains pages and are not running, starts run queue again now
    /// </summary>
    public void Run()
    {
        lock (_queue)
        {
            if (_queue.Count == 0) return;

            var oldValue = Interlocked.CompareExchange(ref _running, 1, 0);

            if (oldValue == 0)
            {
                _task = Task.Run(ExecuteQueue);
            }
        }
    }

    /// <summary>
    /// Wait until all queue be executed and no more pending pages are waiting for write
    /// </summary>
    public void Wait()
    {
        lock (_queue)
        {
            _task?.Wait();
            Run();
            _task?.Wait();
        }
    }

    private void ExecuteQueue()
    {
        while (true)
        {
            if (_queue.TryDequeue(out var page))
            {
                WritePageToStream(page);
                continue;
            }

            Volatile.Write(ref _running, 0);

            if (_queue.IsEmpty) return;

            // Another item was added to the queue after we detected it was empty.
            if (Interlocked.CompareExchange(ref _running, 1, 0) == 1) return;
        }
    }

    private void WritePageToStream(PageBuffer page)
    {
        lock (_stream)
        {
            _stream.Add(page.Position);
        }
    }

    public void Dispose()
    {
        Wait();
    }
}
