// dotnet/runtime, WinHttpRequestState.Dispose: pull request 125293.
// The flag is exchanged: one thread frees the handle.
using System;
using System.Runtime.InteropServices;
using System.Threading;

namespace System.Net.Http;

internal sealed class OperationHandle
{
    private GCHandle handle;

    public OperationHandle(object target) => handle = GCHandle.Alloc(target);

    public void Free() => handle.Free();
}

internal sealed class WinHttpRequestState : IDisposable
{
    private OperationHandle? _operationHandle;
    private int _disposed; // To detect redundant calls.

    public void Pin()
    {
        if (_operationHandle == null)
            _operationHandle = new OperationHandle(this);
    }

    public void Dispose()
    {
        if (Interlocked.Exchange(ref _disposed, 1) == 1)
        {
            return;
        }

        _operationHandle?.Free();
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
