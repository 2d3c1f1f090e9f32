// Toontown-Rewritten-Bot, FishingStrategyBase: issue 58.
// The compiler may read `shouldStopFishing` once, before the loop: the thread fishes for ever.
using System;
using System.Threading.Tasks;

namespace ToontownRewrittenBot.Services.FishingLocationsWalking;

public abstract class FishingStrategyBase
{
    protected bool shouldStopFishing = false;

    public bool ShouldStopFishing => shouldStopFishing;

    public void StopFishing()
    {
        shouldStopFishing = true;
    }

    public abstract int Fish();
}

public class FishingStrategy : FishingStrategyBase
{
    private readonly Task<int> fishing;

    public FishingStrategy()
    {
        fishing = Task.Run(Fish);
    }

    public override int Fish()
    {
        var casts = 0;
        while (!shouldStopFishing) // HERE stop-flag
        {
            casts = (casts + 1) % 2;
        }
        return casts;
    }

    public int Stop()
    {
        StopFishing();
        return fishing.Result;
    }
}
