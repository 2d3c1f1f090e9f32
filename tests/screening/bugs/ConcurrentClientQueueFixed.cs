// Apache IoTDB client, ConcurrentClientQueue.Take: pull request 95.
// A thread that is woken up looks again.
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Threading;

namespace Apache.IoTDB;

public class Client
{
    public Client(long sessionId) => SessionId = sessionId;

    public long SessionId { get; }
}

public class ConcurrentClientQueue
{
    public ConcurrentClientQueue()
    {
        ClientQueue = new ConcurrentQueue<Client>();
    }

    public ConcurrentQueue<Client> ClientQueue { get; }

    public void Add(Client client) => Return(client);

    public void Return(Client client)
    {
        Monitor.Enter(ClientQueue);
        ClientQueue.Enqueue(client);
        Monitor.Pulse(ClientQueue);
        Monitor.Exit(ClientQueue);
    }

    public Client Take()
    {
        Client? client;
        Monitor.Enter(ClientQueue);
        try
        {
            while (ClientQueue.IsEmpty)
            {
                Monitor.Wait(ClientQueue);
            }

            if (!ClientQueue.TryDequeue(out client))
            {
                throw new TimeoutException("Connection pool is empty");
            }
        }
        finally
        {
            Monitor.Exit(ClientQueue);
        }
        return client;
    }
}
