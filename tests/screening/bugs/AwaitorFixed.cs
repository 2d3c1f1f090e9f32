// DotPulsar, Awaitor: issue 22.
// The dictionary is a `ConcurrentDictionary`.
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Threading.Tasks;

namespace DotPulsar.Internal;

public sealed class Awaitor<T, TResult> : IDisposable where T : notnull
{
    private readonly ConcurrentDictionary<T, TaskCompletionSource<TResult>> _items;

    public Awaitor() => _items = new ConcurrentDictionary<T, TaskCompletionSource<TResult>>();

    public Task<TResult> CreateTask(T item)
    {
        var tcs = new TaskCompletionSource<TResult>(TaskCreationOptions.RunContinuationsAsynchronously);
        if (!_items.TryAdd(item, tcs))
            throw new ArgumentException("The item is waited for already.");
        return tcs.Task;
    }

    public void SetResult(T item, TResult result)
    {
        if (_items.TryRemove(item, out var tcs))
            tcs.TrySetResult(result);
    }

    public void Dispose()
    {
        foreach (var item in _items.Values)
            item.TrySetCanceled();

        _items.Clear();
    }
}

public sealed class RequestResponseHandler
{
    private readonly Awaitor<string, string> _responses = new Awaitor<string, string>();

    public async Task<string> Outgoing(string requestId, Func<string, Task> send)
    {
        var response = _responses.CreateTask(requestId);
        await send(requestId);
        return await response;
    }

    public void Incoming(string requestId, string response) => _responses.SetResult(requestId, response);
}
