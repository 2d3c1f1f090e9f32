// Lib.AspNetCore.ServerSentEvents, ServerSentEventsService: issue 43.
// Groups are added with a semaphore, and gone through without it.
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
    private readonly Dictionary<string, ConcurrentDictionary<Guid, ServerSentEventsClient>> _groups = new Dictionary<string, ConcurrentDictionary<Guid, ServerSentEventsClient>>();

    public async Task AddToGroupAsync(string groupName, ServerSentEventsClient client)
    {
        if (!_groups.ContainsKey(groupName)) // HERE unsafe-collection
        {
            await CreateGroupAsync(groupName).ConfigureAwait(false);
        }

        _groups[groupName].TryAdd(client.Id, client); // HERE unsafe-collection
    }

    private async Task CreateGroupAsync(string groupName)
    {
        await _groupsSemaphore.WaitAsync().ConfigureAwait(false);
        try
        {
            if (!_groups.ContainsKey(groupName)) // HERE unsafe-collection
            {
                _groups.Add(groupName, new ConcurrentDictionary<Guid, ServerSentEventsClient>()); // HERE unsafe-collection
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

        foreach (var group in _groups) // HERE unsafe-collection
        {
            group.Value.TryRemove(client.Id, out _);
        }
    }
}
