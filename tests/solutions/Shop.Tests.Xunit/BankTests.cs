using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;
using Shop.Core;
using Shop.Service;
using Shop.Store;
using Xunit;

namespace Shop.Tests
{
    public class BankTests
    {
        private readonly Bank bank = new Bank();

        [Fact]
        public async Task Transfers_in_both_directions_end()
        {
            await Bank.Both(bank.Forth, bank.Back);
        }

        [Fact]
        public async Task Every_visit_counts()
        {
            await Bank.Both(bank.Visits.Increment, bank.Visits.Increment);
            Assert.Equal(2, bank.Visits.Count);
        }

        [Fact]
        public async Task A_later_visit_counts()
        {
            var later = bank.VisitLater();
            bank.Visits.Increment();
            await later;
            Assert.Equal(2, bank.Visits.Count);
        }

        [Fact]
        public void A_message_is_whole()
        {
            var message = new Message();
            var seen = -1;
            var writer = new Thread(() => message.Publish(42));
            var reader = new Thread(() => seen = message.Read());
            writer.Start();
            reader.Start();
            writer.Join();
            reader.Join();
            Debug.Assert(seen != 0, "an empty message");
        }

        [Fact]
        public async Task A_shelf_takes_what_it_can()
        {
            var shelf = new Shelf();
            await Bank.Both(() => shelf.Put(1), () => shelf.Put(2));
        }

        [Fact]
        public async Task Stock_balances()
        {
            var stock = new Stock();
            await Bank.Both(stock.Reserve, stock.Reserve);
        }

        // No test: it is checked where it is named.
        public async Task Labels_are_made_once()
        {
            await Bank.Both(() => bank.Labels.Of(1), () => bank.Labels.Of(1));
        }

        [Fact]
        public async Task An_account_adds_twice_at_once()
        {
            var account = new Account();
            await Bank.Both(() => account.AddTwice(1), () => _ = account.Total);
        }

        [Theory]
        [InlineData(1, 2)]
        [InlineData(5, 10)]
        public async Task Amounts_add_up(int amount, int expected)
        {
            var account = new Account();
            await Task.Run(() => account.AddTwice(amount));
            Assert.Equal(expected, account.Total);
        }

        [Fact(Skip = "the service is down")]
        public async Task A_skipped_test()
        {
            await Bank.Both(bank.Forth, bank.Back);
        }

        [Fact]
        public void Nothing_starts_here()
        {
            bank.Forth();
        }
    }
}
