using System;
using System.Threading.Tasks;
using Shop.Core;
using Shop.Text;

namespace Shop.Service
{
    public class Bank
    {
        private readonly Wallet first = new Wallet(10), second = new Wallet(10);

        public Counter Visits { get; } = new Counter();

        public Labels Labels { get; } = new Labels();

        public void Forth()
        {
            first.Transfer(second, 1);
        }

        public void Back()
        {
            second.Transfer(first, 2);
        }

        public async Task VisitLater()
        {
            await Task.Run(() => Visits.Increment());
        }

        public static Task Both(Action one, Action other)
        {
            return Task.WhenAll(Task.Run(one), Task.Run(other));
        }
    }
}
