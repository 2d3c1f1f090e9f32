namespace System.Runtime.CompilerServices;

public readonly struct ConfiguredAsyncDisposable
{
    private readonly IAsyncDisposable source;
    private readonly bool onContext;

    internal ConfiguredAsyncDisposable(IAsyncDisposable source, bool onContext)
    {
        this.source = source;
        this.onContext = onContext;
    }

    public ConfiguredValueTaskAwaitable DisposeAsync() => source.DisposeAsync().ConfigureAwait(onContext);
}
