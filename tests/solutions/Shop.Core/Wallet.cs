namespace Shop.Core
{
    public class Wallet
    {
        private readonly object gate = new object();
        private int balance;

        public Wallet(int balance)
        {
            this.balance = balance;
        }

        public void Transfer(Wallet other, int amount)
        {
            lock (gate)
            {
                lock (other.gate)
                {
                    balance -= amount;
                    other.balance += amount;
                }
            }
        }
    }
}
