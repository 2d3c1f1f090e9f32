using System.Threading;
using System.Threading.Tasks;

namespace System.Runtime.CompilerServices
{
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
}

namespace System.Threading.Tasks
{
    public static class TaskAsyncEnumerableExtensions
    {
        public static ConfiguredAsyncDisposable ConfigureAwait(this IAsyncDisposable source, bool continueOnCapturedContext) =>
            new ConfiguredAsyncDisposable(source, continueOnCapturedContext);

        public static ConfiguredCancelableAsyncEnumerable<T> ConfigureAwait<T>(this IAsyncEnumerable<T> source, bool continueOnCapturedContext)
            where T : allows ref struct =>
            new ConfiguredCancelableAsyncEnumerable<T>(source, continueOnCapturedContext, default);

        public static ConfiguredCancelableAsyncEnumerable<T> WithCancellation<T>(this IAsyncEnumerable<T> source, CancellationToken cancellationToken)
            where T : allows ref struct =>
            new ConfiguredCancelableAsyncEnumerable<T>(source, true, cancellationToken);

        public static IEnumerable<T> ToBlockingEnumerable<T>(this IAsyncEnumerable<T> source, CancellationToken cancellationToken = default)
        {
            IAsyncEnumerator<T> enumerator = source.GetAsyncEnumerator(cancellationToken);
            try
            {
                while (enumerator.MoveNextAsync().AsTask().GetAwaiter().GetResult()) yield return enumerator.Current;
            }
            finally
            {
                enumerator.DisposeAsync().AsTask().GetAwaiter().GetResult();
            }
        }
    }
}
