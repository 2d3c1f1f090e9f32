using System.Threading;

namespace System.Runtime.CompilerServices;

public readonly struct ConfiguredCancelableAsyncEnumerable<T> where T : allows ref struct
{
    private readonly IAsyncEnumerable<T> source;
    private readonly CancellationToken token;
    private readonly bool onContext;

    internal ConfiguredCancelableAsyncEnumerable(IAsyncEnumerable<T> source, bool onContext, CancellationToken token)
    {
        this.source = source;
        this.onContext = onContext;
        this.token = token;
    }

    public ConfiguredCancelableAsyncEnumerable<T> ConfigureAwait(bool continueOnCapturedContext) =>
        new ConfiguredCancelableAsyncEnumerable<T>(source, continueOnCapturedContext, token);

    public ConfiguredCancelableAsyncEnumerable<T> WithCancellation(CancellationToken cancellationToken) =>
        new ConfiguredCancelableAsyncEnumerable<T>(source, onContext, cancellationToken);

    public Enumerator GetAsyncEnumerator() => new Enumerator(source.GetAsyncEnumerator(token), onContext);

    public readonly struct Enumerator
    {
        private readonly IAsyncEnumerator<T> enumerator;
        private readonly bool onContext;

        internal Enumerator(IAsyncEnumerator<T> enumerator, bool onContext)
        {
            this.enumerator = enumerator;
            this.onContext = onContext;
        }

        public T Current => enumerator.Current;
        public ConfiguredValueTaskAwaitable<bool> MoveNextAsync() => enumerator.MoveNextAsync().ConfigureAwait(onContext);
        public ConfiguredValueTaskAwaitable DisposeAsync() => enumerator.DisposeAsync().ConfigureAwait(onContext);
    }
}
