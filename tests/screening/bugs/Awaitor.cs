// DotPulsar, Awaitor: issue 22.
// One task sends and adds to the dictionary, the one that reads frames takes from it.
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Threading.Tasks;

namespace DotPulsar.Internal;

public sealed class Awaitor<T, TResult> : IDisposable where T : notnull
{
    private readonly Dictionary<T, TaskCompletionSource<TResult>> _items;

    public Awaitor() => _items = new Dictionary<T, TaskCompletionSource<TResult>>();

    public Task<TResult> CreateTask(T item)
    {
        var tcs = new TaskCompletionSource<TResult>(TaskCreationOptions.RunContinuationsAsynchronously);
        _items.Add(item, tcs); // HERE unsafe-collection
        return tcs.Task;
    }

    public void SetResult(T item, TResult result)
    {
        if (_items.Remove(item, out var tcs)) // HERE unsafe-collection
            tcs.SetResult(result);
    }

    public void Dispose()
    {
        foreach (var item in _items.Values) // HERE unsafe-collection
            item.TrySetCanceled();

        _items.Clear(); // HERE unsafe-collection
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
