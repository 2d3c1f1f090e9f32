using System;

namespace Shop.Core
{
    [AttributeUsage(AttributeTargets.Method)]
    public class AtomicAttribute : Attribute
    {
    }

    public class Account
    {
        private readonly object gate = new object();
        private int total;

        public int Total
        {
            get
            {
                lock (gate)
                {
                    return total;
                }
            }
        }

        [Atomic]
        public void AddTwice(int amount)
        {
            lock (gate)
            {
                total += amount;
            }
            lock (gate)
            {
                total += amount;
            }
        }
    }
}
