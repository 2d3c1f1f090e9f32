// A volatile flag is no atomic test: two callers pass.
using System.Threading;

namespace Coordination;

public class OneShot
{
    private volatile bool fired;

    public bool HasFired => fired;

    public bool TryFire()
    {
        if (fired) // MAY linearizability lost-update
            return false;
        fired = true; // HERE linearizability lost-update
        return true;
    }
}
