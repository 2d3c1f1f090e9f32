using System;
using System.Diagnostics;
using System.Threading;

namespace Checks
{
    public class ConcurrencyTestAttribute : Attribute { }

    public class Shelf : Shop.Stock
    {
        public void Take()
        {
            left--;
        }
    }

    public class Program
    {
        [ConcurrencyTest]
        public static void LockOfABase()
        {
            var shelf = new Shelf();
            Both(shelf.Add, shelf.Take);
            Debug.Assert(shelf.Left == 0);
        }

        [ConcurrencyTest]
        public static void BarriersInBoth()
        {
            var sender = new Thread(Shop.Mail.Send);
            sender.Start();
            if (Shop.Mail.sent)
                Debug.Assert(Shop.Mail.data == 42);
            sender.Join();
        }

        [ConcurrencyTest]
        public static void VolatileElsewhere()
        {
            Both(() => Shop.Mail.unread = 1, () => Shop.Mail.unread = 2);
        }

        [ConcurrencyTest]
        public static void OneName()
        {
            Both(Count, Count);
            Debug.Assert(Shop.Invoices.Last + Shop.Numbers.last == 4);
        }

        static void Count()
        {
            Shop.Numbers.last++;
            Shop.Invoices.Next();
        }

        static void Both(ThreadStart one, ThreadStart other)
        {
            var a = new Thread(one);
            var b = new Thread(other);
            a.Start(); b.Start(); a.Join(); b.Join();
        }
    }
}

namespace Shop
{
    /// <summary>The other assembly has an internal class of this name.</summary>
    internal static class Numbers
    {
        internal static int last;
    }
}
