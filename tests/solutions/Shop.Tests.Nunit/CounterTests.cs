using NUnit.Framework;
using Shop.Core;
using Shop.Service;

namespace Shop.Checks
{
    public class CounterTests
    {
        private Counter counter;

        [SetUp]
        public void Prepare()
        {
            counter = new Counter();
            counter.Increment();
        }

        [Test]
        public void Counts_from_two_threads()
        {
            Bank.Both(counter.Increment, counter.Increment).Wait();
            Assert.AreEqual(3, counter.Count);
        }
    }
}
