// vs-threading, AsyncSemaphore.EnterAsync: issue 1000.
// The registration is disposed without the lock.
using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;

namespace Microsoft.VisualStudio.Threading;

public class AsyncSemaphore
{
    private readonly object syncObject = new object();
    private readonly LinkedList<WaiterInfo> waiters = new LinkedList<WaiterInfo>();
    private int currentCount;

    public AsyncSemaphore(int initialCount)
    {
        currentCount = initialCount;
    }

    public int CurrentCount
    {
        get
        {
            lock (syncObject)
            {
                return currentCount;
            }
        }
    }

    public Task EnterAsync(CancellationToken cancellationToken)
    {
        lock (syncObject)
        {
            if (currentCount > 0)
            {
                currentCount--;
                return Task.CompletedTask;
            }

            var info = new WaiterInfo();
            info.Registration = cancellationToken.Register(() => CancellationHandler(info));
            info.Node = waiters.AddLast(info);
            return info.Trigger.Task;
        }
    }

    public void Release()
    {
        WaiterInfo info;
        lock (syncObject)
        {
            var first = waiters.First;
            if (first == null)
            {
                currentCount++;
                return;
            }

            info = first.Value;
            waiters.RemoveFirst();
            info.Node = null;
            info.Trigger.TrySetResult(true);
        }

        info.Registration.Dispose();
    }

    private void CancellationHandler(WaiterInfo info)
    {
        lock (syncObject)
        {
            if (info.Node != null)
            {
                waiters.Remove(info.Node);
                info.Node = null;
            }
        }

        info.Trigger.TrySetCanceled();
    }

    private class WaiterInfo
    {
        internal readonly TaskCompletionSource<bool> Trigger = new TaskCompletionSource<bool>(TaskCreationOptions.RunContinuationsAsynchronously);
        internal LinkedListNode<WaiterInfo>? Node;
        internal CancellationTokenRegistration Registration;
    }
}
