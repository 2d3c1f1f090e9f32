namespace System.Collections.Generic;

public interface IAsyncEnumerator<out T> : IAsyncDisposable where T : allows ref struct
{
    Threading.Tasks.ValueTask<bool> MoveNextAsync();
    T Current { get; }
}
