namespace System;

public interface IAsyncResult
{
    bool IsCompleted { get; }
    Threading.WaitHandle AsyncWaitHandle { get; }
    object AsyncState { get; }
    bool CompletedSynchronously { get; }
}
