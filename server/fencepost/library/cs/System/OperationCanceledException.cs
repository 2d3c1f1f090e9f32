using System.Threading;

namespace System;

public class OperationCanceledException : SystemException
{
    private const string Default = "The operation was canceled.";
    private readonly CancellationToken token;

    public OperationCanceledException() : base(Default) { }
    public OperationCanceledException(string message) : base(message ?? Default) { }
    public OperationCanceledException(string message, Exception innerException) : base(message ?? Default, innerException) { }
    public OperationCanceledException(CancellationToken token) : base(Default) => this.token = token;
    public OperationCanceledException(string message, CancellationToken token) : base(message ?? Default) => this.token = token;

    public OperationCanceledException(string message, Exception innerException, CancellationToken token)
        : base(message ?? Default, innerException) => this.token = token;

    public CancellationToken CancellationToken => token;
}
