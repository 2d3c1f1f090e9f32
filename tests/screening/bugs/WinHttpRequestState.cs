// dotnet/runtime, WinHttpRequestState.Dispose: pull request 125293.
// A volatile flag makes no test and set: two threads free the handle.
using System;
using System.Runtime.InteropServices;
using System.Threading;

namespace System.Net.Http;

internal sealed class OperationHandle
{
    private GCHandle handle;

    public OperationHandle(object target) => handle = GCHandle.Alloc(target);

    public void Free() => handle.Free(); // MAY exception
}

internal sealed class WinHttpRequestState : IDisposable
{
    private OperationHandle? _operationHandle;
    private volatile bool _disposed; // To detect redundant calls.

    public void Pin()
    {
        if (_operationHandle == null)
            _operationHandle = new OperationHandle(this);
    }

    public void Dispose()
    {
        if (_disposed) // MAY exception linearizability
        {
            return;
        }

        _disposed = true; // MAY exception linearizability
        _operationHandle?.Free(); // HERE exception
    }
}

public sealed class WinHttpResponse : IDisposable
{
    private readonly WinHttpRequestState state = new WinHttpRequestState();

    public WinHttpResponse(CancellationToken cancellationToken)
    {
        state.Pin();
        cancellationToken.Register(() => state.Dispose());
    }

    public void Dispose() => state.Dispose();
}
