// Sums and averages of asynchronous sequences of numbers, and of those among which are nulls.
//| Type    type    sum     average
//| Int32   int     int     double
//| Int64   long    long    double
//| Single  float   double  float
//| Double  double  double  double
//| Decimal decimal decimal decimal

using System.Collections;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;

namespace System.Linq;

public static partial class AsyncEnumerable
{
    public static ValueTask<$type> SumAsync(this IAsyncEnumerable<$type> source, CancellationToken cancellationToken = default)
    {
        if (source == null) throw Fail.Null("source");
        return Run(source, cancellationToken);

        static async ValueTask<$type> Run(IAsyncEnumerable<$type> source, CancellationToken token)
        {
            $sum sum = 0;
            await foreach ($type item in source.WithCancellation(token)) checked { sum += item; }
            return ($type)sum;
        }
    }

    public static ValueTask<$type?> SumAsync(this IAsyncEnumerable<$type?> source, CancellationToken cancellationToken = default)
    {
        if (source == null) throw Fail.Null("source");
        return Run(source, cancellationToken);

        static async ValueTask<$type?> Run(IAsyncEnumerable<$type?> source, CancellationToken token)
        {
            $sum sum = 0;
            await foreach ($type? item in source.WithCancellation(token)) checked { sum += item.GetValueOrDefault(); }
            return ($type)sum;
        }
    }

    public static ValueTask<$average> AverageAsync(this IAsyncEnumerable<$type> source, CancellationToken cancellationToken = default)
    {
        if (source == null) throw Fail.Null("source");
        return Run(source, cancellationToken);

        static async ValueTask<$average> Run(IAsyncEnumerable<$type> source, CancellationToken token)
        {
//if int
            long sum = 0;
//end
//if !int
            $sum sum = 0;
//end
            long count = 0;
            await foreach ($type item in source.WithCancellation(token))
            {
                checked { sum += item; }
                count++;
            }
            if (count == 0) throw Fail.NoElements();
//if int long
            return (double)sum / count;
//end
//if Single Double Decimal
            return ($average)(sum / count);
//end
        }
    }

    public static ValueTask<$average?> AverageAsync(this IAsyncEnumerable<$type?> source, CancellationToken cancellationToken = default)
    {
        if (source == null) throw Fail.Null("source");
        return Run(source, cancellationToken);

        static async ValueTask<$average?> Run(IAsyncEnumerable<$type?> source, CancellationToken token)
        {
//if int
            long sum = 0;
//end
//if !int
            $sum sum = 0;
//end
            long count = 0;
            await foreach ($type? item in source.WithCancellation(token))
            {
                if (item == null) continue;
                checked { sum += item.GetValueOrDefault(); }
                count++;
            }
            if (count == 0) return null;
//if int long
            return (double)sum / count;
//end
//if Single Double Decimal
            return ($average)(sum / count);
//end
        }
    }
}
