// Akka.NET, HashedWheelTimerScheduler.Stop: issue 2314.
// The worker sees that it has to stop before there is a task to report it to.
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;

namespace Akka.Actor;

public class HashedWheelTimerScheduler : IDisposable
{
    private const int WORKER_STATE_INIT = 0;
    private const int WORKER_STATE_STARTED = 1;
    private const int WORKER_STATE_SHUTDOWN = 2;

    private readonly ConcurrentQueue<Action> _registrations = new ConcurrentQueue<Action>();
    private volatile int _workerState = WORKER_STATE_INIT;
    private volatile TaskCompletionSource<IEnumerable<Action>>? _stopped;

    public void ScheduleOnce(Action action)
    {
        Start();
        _registrations.Enqueue(action);
    }

    private void Start()
    {
        if (_workerState == WORKER_STATE_SHUTDOWN)
            throw new InvalidOperationException("cannot enqueue after timer shutdown");

        if (Interlocked.CompareExchange(ref _workerState, WORKER_STATE_STARTED, WORKER_STATE_INIT) == WORKER_STATE_INIT)
            new Thread(Run) { IsBackground = true }.Start();
    }

    private void Run()
    {
        do
        {
            if (_registrations.TryDequeue(out var action))
                action();
            else
                Thread.Sleep(10);
        }
        while (_workerState == WORKER_STATE_STARTED);

        // return the unprocessed registrations and signal that we're finished
        _stopped!.TrySetResult(_registrations.ToArray()); // HERE exception
    }

    private Task<IEnumerable<Action>> Stop()
    {
        var p = new TaskCompletionSource<IEnumerable<Action>>();
        var started = Interlocked.CompareExchange(ref _workerState, WORKER_STATE_SHUTDOWN, WORKER_STATE_STARTED) == WORKER_STATE_STARTED; // MAY exception
        if (!started || Interlocked.CompareExchange(ref _stopped, p, null) != null) // MAY exception
            p.TrySetResult(Array.Empty<Action>());
        return p.Task;
    }

    public void Dispose()
    {
        Stop().Wait();
    }
}
