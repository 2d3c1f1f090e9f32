// Lib.AspNetCore.ServerSentEvents, ServerSentEventsService: issue 43.
// The groups are in a `ConcurrentDictionary`.
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;

namespace Lib.AspNetCore.ServerSentEvents;

public sealed class ServerSentEventsClient
{
    public ServerSentEventsClient(Guid id) => Id = id;

    public Guid Id { get; }
}

public class ServerSentEventsService
{
    private readonly ConcurrentDictionary<Guid, ServerSentEventsClient> _clients = new ConcurrentDictionary<Guid, ServerSentEventsClient>();
    private readonly SemaphoreSlim _groupsSemaphore = new SemaphoreSlim(1, 1);
    private readonly ConcurrentDictionary<string, ConcurrentDictionary<Guid, ServerSentEventsClient>> _groups = new ConcurrentDictionary<string, ConcurrentDictionary<Guid, ServerSentEventsClient>>();

    public async Task AddToGroupAsync(string groupName, ServerSentEventsClient client)
    {
        if (!_groups.ContainsKey(groupName))
        {
            await CreateGroupAsync(groupName).ConfigureAwait(false);
        }

        _groups[groupName].TryAdd(client.Id, client);
    }

    private async Task CreateGroupAsync(string groupName)
    {
        await _groupsSemaphore.WaitAsync().ConfigureAwait(false);
        try
        {
            if (!_groups.ContainsKey(groupName))
            {
                _groups.TryAdd(groupName, new ConcurrentDictionary<Guid, ServerSentEventsClient>());
            }
        }
        finally
        {
            _groupsSemaphore.Release();
        }
    }

    public void AddClient(ServerSentEventsClient client)
    {
        _clients.TryAdd(client.Id, client);
    }

    public void RemoveClient(ServerSentEventsClient client)
    {
        _clients.TryRemove(client.Id, out _);

        foreach (var group in _groups)
        {
            group.Value.TryRemove(client.Id, out _);
        }
    }
}
