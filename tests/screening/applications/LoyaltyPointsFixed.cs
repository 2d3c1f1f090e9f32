// The semaphore is kept from the read to the write.
using System;
using System.Threading;
using System.Threading.Tasks;

namespace Shop.Loyalty;

public class LoyaltyPoints
{
    private readonly SemaphoreSlim gate = new(1, 1);
    private readonly Func<decimal, Task<int>> pointsFor;
    private int points;

    public LoyaltyPoints(Func<decimal, Task<int>> pointsFor)
    {
        this.pointsFor = pointsFor;
    }

    public async Task<int> PurchaseAsync(decimal price)
    {
        await gate.WaitAsync();
        var before = points;
        try
        {
            var earned = await pointsFor(price);
            points = before + earned;
            return before + earned;
        }
        finally
        {
            gate.Release();
        }
    }
}
