// EnyimMemcachedCore, PooledSocket.DisposeSocket: pull request 272.
// The field is exchanged: one thread gets the socket.
using System;
using System.Threading;

namespace Enyim.Caching.Memcached;

public interface ISocket : IDisposable
{
    bool Connected { get; }

    void Connect();
}

public sealed class TcpSocket : ISocket
{
    private int connected;

    public bool Connected => Volatile.Read(ref connected) == 1;

    public void Connect() => Volatile.Write(ref connected, 1);

    public void Dispose() => Volatile.Write(ref connected, 0);
}

public class PooledSocket : IDisposable
{
    private readonly TimeSpan _connectionTimeout;
    private ISocket? _socket;
    private volatile bool _isSocketDisposed;

    public PooledSocket(TimeSpan connectionTimeout)
    {
        _connectionTimeout = connectionTimeout;
        _socket = new TcpSocket();
    }

    public bool IsAlive => !_isSocketDisposed;

    public void Connect()
    {
        var socket = _socket ?? throw new ObjectDisposedException(nameof(PooledSocket));
        using var cts = new CancellationTokenSource(_connectionTimeout);
        using var registration = cts.Token.Register(Cancel);

        socket.Connect();
        if (!socket.Connected)
        {
            DisposeSocket();
            throw new TimeoutException("Could not connect.");
        }
    }

    private void Cancel()
    {
        DisposeSocket();
    }

    private void DisposeSocket()
    {
        _isSocketDisposed = true;
        var socket = Interlocked.Exchange(ref _socket, null);
        socket?.Dispose();
    }

    public void Dispose()
    {
        DisposeSocket();
    }
}
