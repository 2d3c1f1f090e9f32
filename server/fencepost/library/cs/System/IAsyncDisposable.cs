namespace System;

public interface IAsyncDisposable
{
    Threading.Tasks.ValueTask DisposeAsync();
}
