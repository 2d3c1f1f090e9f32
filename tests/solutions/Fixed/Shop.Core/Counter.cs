using System.Threading;

namespace Shop.Core
{
    public class Counter
    {
        private int count;

        public int Count => count;

        public void Increment()
        {
            Interlocked.Increment(ref count);
        }
    }
}
