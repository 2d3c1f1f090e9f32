// The flag is exchanged atomically.
using System.Threading;

namespace Coordination;

public class OneShot
{
    private int fired;

    public bool HasFired => Volatile.Read(ref fired) == 1;

    public bool TryFire()
    {
        return Interlocked.Exchange(ref fired, 1) == 0;
    }
}
