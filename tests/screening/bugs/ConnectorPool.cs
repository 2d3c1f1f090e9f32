// Npgsql, ConnectorPool.CloseConnector: issue 3719.
// A waiting connection is woken up before the number of connectors is smaller: it may not open one, and waits for ever.
using System;
using System.Threading;
using System.Threading.Channels;
using System.Threading.Tasks;

namespace Npgsql;

public sealed class NpgsqlConnector
{
    public bool IsBroken { get; set; }
}

public sealed class ConnectorPool
{
    private readonly int _max;
    private readonly ChannelReader<NpgsqlConnector?> _idleConnectorReader;
    private readonly ChannelWriter<NpgsqlConnector?> _idleConnectorWriter;
    private int _numConnectors;

    public ConnectorPool(int maxPoolSize)
    {
        _max = maxPoolSize;
        var idleChannel = Channel.CreateUnbounded<NpgsqlConnector?>();
        _idleConnectorReader = idleChannel.Reader;
        _idleConnectorWriter = idleChannel.Writer;
    }

    public async Task<NpgsqlConnector> Rent()
    {
        if (_idleConnectorReader.TryRead(out var connector) && connector != null)
            return connector;

        connector = OpenNewConnector();
        if (connector != null)
            return connector;

        while (true)
        {
            // A null says that there may be room for a new connector.
            connector = await _idleConnectorReader.ReadAsync(); // HERE deadlock
            connector ??= OpenNewConnector();
            if (connector != null)
                return connector;
        }
    }

    public void Return(NpgsqlConnector connector)
    {
        if (connector.IsBroken)
            CloseConnector();
        else
            _idleConnectorWriter.TryWrite(connector);
    }

    private NpgsqlConnector? OpenNewConnector()
    {
        for (var numConnectors = Volatile.Read(ref _numConnectors); numConnectors < _max; numConnectors = Volatile.Read(ref _numConnectors))
        {
            if (Interlocked.CompareExchange(ref _numConnectors, numConnectors + 1, numConnectors) == numConnectors)
                return new NpgsqlConnector();
        }
        return null;
    }

    private void CloseConnector()
    {
        _idleConnectorWriter.TryWrite(null); // MAY deadlock
        Interlocked.Decrement(ref _numConnectors);
    }
}
