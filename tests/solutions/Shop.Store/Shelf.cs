using System;
using Shop.Clock;

namespace Shop.Store
{
    [AttributeUsage(AttributeTargets.Method)]
    public class InvariantAttribute : Attribute
    {
    }

    public class Shelf
    {
        private readonly int[] items = new int[1];
        private int used;

        public Stamp Changed { get; } = new Stamp();

        public void Put(int item)
        {
            if (used < items.Length)
            {
                items[used] = item;
                used++;
                Changed.Touch();
            }
        }
    }

    public class Stock
    {
        private int wanted, reserved;

        [Invariant]
        public bool Balances()
        {
            return wanted == reserved;
        }

        public void Reserve()
        {
            wanted++;
            reserved++;
        }
    }
}
