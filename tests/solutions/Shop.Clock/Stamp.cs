using System.Threading;

namespace Shop.Clock
{
    public class Stamp
    {
        private int changes;

        public int Changes => Volatile.Read(ref changes);

        public void Touch()
        {
            Interlocked.Increment(ref changes);
        }
    }
}
