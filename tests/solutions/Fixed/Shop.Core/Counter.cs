namespace Shop.Core
{
    public class Counter
    {
        private int count;

        public int Count => count;

        public void Increment()
        {
            System.Threading.Interlocked.Increment(ref count);
        }
    }
}
