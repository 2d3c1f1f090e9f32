// The points are read under the semaphore and written under it, but other purchases come in between.
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
        gate.Release();

        var earned = await pointsFor(price);

        await gate.WaitAsync();
        points = before + earned; // HERE lost-update linearizability
        gate.Release();
        return before + earned;
    }
}
