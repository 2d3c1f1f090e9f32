using System.Collections;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;

namespace System.Linq;

public static partial class AsyncEnumerable
{
    public static ValueTask<bool> AnyAsync<TSource>(this IAsyncEnumerable<TSource> source, CancellationToken cancellationToken = default)
    {
        if (source == null) throw Fail.Null("source");
        return Run(source, cancellationToken);

        static async ValueTask<bool> Run(IAsyncEnumerable<TSource> source, CancellationToken token)
        {
            await foreach (TSource item in source.WithCancellation(token)) return true;
            return false;
        }
    }

    public static ValueTask<int> CountAsync<TSource>(this IAsyncEnumerable<TSource> source, CancellationToken cancellationToken = default)
    {
        if (source == null) throw Fail.Null("source");
        return Run(source, cancellationToken);

        static async ValueTask<int> Run(IAsyncEnumerable<TSource> source, CancellationToken token)
        {
            int count = 0;
            await foreach (TSource item in source.WithCancellation(token))
            {
                count = checked(count + 1);
            }
            return count;
        }
    }

    public static ValueTask<long> LongCountAsync<TSource>(this IAsyncEnumerable<TSource> source, CancellationToken cancellationToken = default)
    {
        if (source == null) throw Fail.Null("source");
        return Run(source, cancellationToken);

        static async ValueTask<long> Run(IAsyncEnumerable<TSource> source, CancellationToken token)
        {
            long count = 0;
            await foreach (TSource item in source.WithCancellation(token))
            {
                count = checked(count + 1);
            }
            return count;
        }
    }

    public static ValueTask<TSource> FirstAsync<TSource>(this IAsyncEnumerable<TSource> source, CancellationToken cancellationToken = default)
    {
        if (source == null) throw Fail.Null("source");
        return Run(source, cancellationToken);

        static async ValueTask<TSource> Run(IAsyncEnumerable<TSource> source, CancellationToken token)
        {
            await foreach (TSource item in source.WithCancellation(token))
            {
                return item;
            }
            throw Fail.NoElements();
        }
    }

    public static ValueTask<TSource> LastAsync<TSource>(this IAsyncEnumerable<TSource> source, CancellationToken cancellationToken = default)
    {
        if (source == null) throw Fail.Null("source");
        return Run(source, cancellationToken);

        static async ValueTask<TSource> Run(IAsyncEnumerable<TSource> source, CancellationToken token)
        {
            bool found = false;
            TSource result = default;
            await foreach (TSource item in source.WithCancellation(token))
            {
                result = item;
                found = true;
            }
            return found ? result : throw Fail.NoElements();
        }
    }

    public static ValueTask<TSource> SingleAsync<TSource>(this IAsyncEnumerable<TSource> source, CancellationToken cancellationToken = default)
    {
        if (source == null) throw Fail.Null("source");
        return Run(source, cancellationToken);

        static async ValueTask<TSource> Run(IAsyncEnumerable<TSource> source, CancellationToken token)
        {
            bool found = false;
            TSource result = default;
            await foreach (TSource item in source.WithCancellation(token))
            {
                if (found) throw Fail.MoreThanOneElement();
                result = item;
                found = true;
            }
            return found ? result : throw Fail.NoElements();
        }
    }

    public static ValueTask<TSource> FirstOrDefaultAsync<TSource>(
        this IAsyncEnumerable<TSource> source,
        TSource defaultValue,
        CancellationToken cancellationToken = default
    )
    {
        if (source == null) throw Fail.Null("source");
        return Run(source, defaultValue, cancellationToken);

        static async ValueTask<TSource> Run(IAsyncEnumerable<TSource> source, TSource defaultValue, CancellationToken token)
        {
            await foreach (TSource item in source.WithCancellation(token))
            {
                return item;
            }
            return defaultValue;
        }
    }

    public static ValueTask<TSource> LastOrDefaultAsync<TSource>(
        this IAsyncEnumerable<TSource> source,
        TSource defaultValue,
        CancellationToken cancellationToken = default
    )
    {
        if (source == null) throw Fail.Null("source");
        return Run(source, defaultValue, cancellationToken);

        static async ValueTask<TSource> Run(IAsyncEnumerable<TSource> source, TSource defaultValue, CancellationToken token)
        {
            await foreach (TSource item in source.WithCancellation(token))
            {
                defaultValue = item;
            }
            return defaultValue;
        }
    }

    public static ValueTask<TSource> SingleOrDefaultAsync<TSource>(
        this IAsyncEnumerable<TSource> source,
        TSource defaultValue,
        CancellationToken cancellationToken = default
    )
    {
        if (source == null) throw Fail.Null("source");
        return Run(source, defaultValue, cancellationToken);

        static async ValueTask<TSource> Run(IAsyncEnumerable<TSource> source, TSource defaultValue, CancellationToken token)
        {
            bool found = false;
            TSource result = default;
            await foreach (TSource item in source.WithCancellation(token))
            {
                if (found) throw Fail.MoreThanOneElement();
                result = item;
                found = true;
            }
            return found ? result : defaultValue;
        }
    }

    public static ValueTask<TSource> FirstOrDefaultAsync<TSource>(
        this IAsyncEnumerable<TSource> source,
        CancellationToken cancellationToken = default
    ) => FirstOrDefaultAsync(source, default(TSource), cancellationToken);

    public static ValueTask<TSource> LastOrDefaultAsync<TSource>(
        this IAsyncEnumerable<TSource> source,
        CancellationToken cancellationToken = default
    ) => LastOrDefaultAsync(source, default(TSource), cancellationToken);

    public static ValueTask<TSource> SingleOrDefaultAsync<TSource>(
        this IAsyncEnumerable<TSource> source,
        CancellationToken cancellationToken = default
    ) => SingleOrDefaultAsync(source, default(TSource), cancellationToken);

    public static ValueTask<bool> AllAsync<TSource>(
        this IAsyncEnumerable<TSource> source,
        Func<TSource, bool> predicate,
        CancellationToken cancellationToken = default
    )
    {
        if (source == null) throw Fail.Null("source");
        if (predicate == null) throw Fail.Null("predicate");
        return Run(source, predicate, cancellationToken);

        static async ValueTask<bool> Run(IAsyncEnumerable<TSource> source, Func<TSource, bool> predicate, CancellationToken token)
        {
            await foreach (TSource item in source.WithCancellation(token))
            {
                if (!predicate(item)) return false;
            }
            return true;
        }
    }

    public static ValueTask<bool> AllAsync<TSource>(
        this IAsyncEnumerable<TSource> source,
        Func<TSource, CancellationToken, ValueTask<bool>> predicate,
        CancellationToken cancellationToken = default
    )
    {
        if (source == null) throw Fail.Null("source");
        if (predicate == null) throw Fail.Null("predicate");
        return Run(source, predicate, cancellationToken);

        static async ValueTask<bool> Run(
            IAsyncEnumerable<TSource> source,
            Func<TSource, CancellationToken, ValueTask<bool>> predicate,
            CancellationToken token
        )
        {
            await foreach (TSource item in source.WithCancellation(token))
            {
                if (!(await predicate(item, token))) return false;
            }
            return true;
        }
    }

    public static ValueTask<bool> AnyAsync<TSource>(
        this IAsyncEnumerable<TSource> source,
        Func<TSource, bool> predicate,
        CancellationToken cancellationToken = default
    ) => AnyAsync(Where(source, predicate), cancellationToken);

    public static ValueTask<int> CountAsync<TSource>(
        this IAsyncEnumerable<TSource> source,
        Func<TSource, bool> predicate,
        CancellationToken cancellationToken = default
    ) => CountAsync(Where(source, predicate), cancellationToken);

    public static ValueTask<long> LongCountAsync<TSource>(
        this IAsyncEnumerable<TSource> source,
        Func<TSource, bool> predicate,
        CancellationToken cancellationToken = default
    ) => LongCountAsync(Where(source, predicate), cancellationToken);

    public static ValueTask<TSource> FirstAsync<TSource>(
        this IAsyncEnumerable<TSource> source,
        Func<TSource, bool> predicate,
        CancellationToken cancellationToken = default
    ) => FirstAsync(Where(source, predicate), cancellationToken);

    public static ValueTask<TSource> LastAsync<TSource>(
        this IAsyncEnumerable<TSource> source,
        Func<TSource, bool> predicate,
        CancellationToken cancellationToken = default
    ) => LastAsync(Where(source, predicate), cancellationToken);

    public static ValueTask<TSource> SingleAsync<TSource>(
        this IAsyncEnumerable<TSource> source,
        Func<TSource, bool> predicate,
        CancellationToken cancellationToken = default
    ) => SingleAsync(Where(source, predicate), cancellationToken);

    public static ValueTask<TSource> FirstOrDefaultAsync<TSource>(
        this IAsyncEnumerable<TSource> source,
        Func<TSource, bool> predicate,
        CancellationToken cancellationToken = default
    ) => FirstOrDefaultAsync(Where(source, predicate), cancellationToken);

    public static ValueTask<TSource> LastOrDefaultAsync<TSource>(
        this IAsyncEnumerable<TSource> source,
        Func<TSource, bool> predicate,
        CancellationToken cancellationToken = default
    ) => LastOrDefaultAsync(Where(source, predicate), cancellationToken);

    public static ValueTask<TSource> SingleOrDefaultAsync<TSource>(
        this IAsyncEnumerable<TSource> source,
        Func<TSource, bool> predicate,
        CancellationToken cancellationToken = default
    ) => SingleOrDefaultAsync(Where(source, predicate), cancellationToken);

    public static ValueTask<TSource> FirstOrDefaultAsync<TSource>(
        this IAsyncEnumerable<TSource> source,
        Func<TSource, bool> predicate,
        TSource defaultValue,
        CancellationToken cancellationToken = default
    ) => FirstOrDefaultAsync(Where(source, predicate), defaultValue, cancellationToken);

    public static ValueTask<TSource> LastOrDefaultAsync<TSource>(
        this IAsyncEnumerable<TSource> source,
        Func<TSource, bool> predicate,
        TSource defaultValue,
        CancellationToken cancellationToken = default
    ) => LastOrDefaultAsync(Where(source, predicate), defaultValue, cancellationToken);

    public static ValueTask<TSource> SingleOrDefaultAsync<TSource>(
        this IAsyncEnumerable<TSource> source,
        Func<TSource, bool> predicate,
        TSource defaultValue,
        CancellationToken cancellationToken = default
    ) => SingleOrDefaultAsync(Where(source, predicate), defaultValue, cancellationToken);

    public static ValueTask<bool> AnyAsync<TSource>(
        this IAsyncEnumerable<TSource> source,
        Func<TSource, CancellationToken, ValueTask<bool>> predicate,
        CancellationToken cancellationToken = default
    ) => AnyAsync(Where(source, predicate), cancellationToken);

    public static ValueTask<int> CountAsync<TSource>(
        this IAsyncEnumerable<TSource> source,
        Func<TSource, CancellationToken, ValueTask<bool>> predicate,
        CancellationToken cancellationToken = default
    ) => CountAsync(Where(source, predicate), cancellationToken);

    public static ValueTask<long> LongCountAsync<TSource>(
        this IAsyncEnumerable<TSource> source,
        Func<TSource, CancellationToken, ValueTask<bool>> predicate,
        CancellationToken cancellationToken = default
    ) => LongCountAsync(Where(source, predicate), cancellationToken);

    public static ValueTask<TSource> FirstAsync<TSource>(
        this IAsyncEnumerable<TSource> source,
        Func<TSource, CancellationToken, ValueTask<bool>> predicate,
        CancellationToken cancellationToken = default
    ) => FirstAsync(Where(source, predicate), cancellationToken);

    public static ValueTask<TSource> LastAsync<TSource>(
        this IAsyncEnumerable<TSource> source,
        Func<TSource, CancellationToken, ValueTask<bool>> predicate,
        CancellationToken cancellationToken = default
    ) => LastAsync(Where(source, predicate), cancellationToken);

    public static ValueTask<TSource> SingleAsync<TSource>(
        this IAsyncEnumerable<TSource> source,
        Func<TSource, CancellationToken, ValueTask<bool>> predicate,
        CancellationToken cancellationToken = default
    ) => SingleAsync(Where(source, predicate), cancellationToken);

    public static ValueTask<TSource> FirstOrDefaultAsync<TSource>(
        this IAsyncEnumerable<TSource> source,
        Func<TSource, CancellationToken, ValueTask<bool>> predicate,
        CancellationToken cancellationToken = default
    ) => FirstOrDefaultAsync(Where(source, predicate), cancellationToken);

    public static ValueTask<TSource> LastOrDefaultAsync<TSource>(
        this IAsyncEnumerable<TSource> source,
        Func<TSource, CancellationToken, ValueTask<bool>> predicate,
        CancellationToken cancellationToken = default
    ) => LastOrDefaultAsync(Where(source, predicate), cancellationToken);

    public static ValueTask<TSource> SingleOrDefaultAsync<TSource>(
        this IAsyncEnumerable<TSource> source,
        Func<TSource, CancellationToken, ValueTask<bool>> predicate,
        CancellationToken cancellationToken = default
    ) => SingleOrDefaultAsync(Where(source, predicate), cancellationToken);

    public static ValueTask<TSource> FirstOrDefaultAsync<TSource>(
        this IAsyncEnumerable<TSource> source,
        Func<TSource, CancellationToken, ValueTask<bool>> predicate,
        TSource defaultValue,
        CancellationToken cancellationToken = default
    ) => FirstOrDefaultAsync(Where(source, predicate), defaultValue, cancellationToken);

    public static ValueTask<TSource> LastOrDefaultAsync<TSource>(
        this IAsyncEnumerable<TSource> source,
        Func<TSource, CancellationToken, ValueTask<bool>> predicate,
        TSource defaultValue,
        CancellationToken cancellationToken = default
    ) => LastOrDefaultAsync(Where(source, predicate), defaultValue, cancellationToken);

    public static ValueTask<TSource> SingleOrDefaultAsync<TSource>(
        this IAsyncEnumerable<TSource> source,
        Func<TSource, CancellationToken, ValueTask<bool>> predicate,
        TSource defaultValue,
        CancellationToken cancellationToken = default
    ) => SingleOrDefaultAsync(Where(source, predicate), defaultValue, cancellationToken);
}
