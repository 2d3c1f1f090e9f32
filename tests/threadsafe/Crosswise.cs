// Types whose methods take another object of the type, or call back what they are given.
using System;
using System.Collections.Generic;
using System.Threading;

[assembly: System.Runtime.CompilerServices.InternalsVisibleTo("Harnesses")]

sealed class ThreadSafeAttribute : Attribute { }

namespace Almost
{
    // Each takes its own lock first: two that transfer to each other wait for ever.
    [ThreadSafe]
    public class Wallet
    {
        readonly object gate = new object();
        int amount;
        public void Transfer(Wallet to)
        {
            lock (gate)
                lock (to.gate)
                {
                    to.amount += amount;
                    amount = 0;
                }
        }
        public void Put(int value) { lock (gate) amount += value; }
        public int Amount { get { lock (gate) return amount; } }
    }

    // The lock of the other one is not taken.
    [ThreadSafe]
    public class Purse
    {
        readonly object gate = new object();
        int coins;
        public void Take(Purse from)
        {
            lock (gate)
            {
                coins += from.coins;
                from.coins = 0;
            }
        }
        public void Put(int value) { lock (gate) coins += value; }
        public int Coins { get { lock (gate) return coins; } }
    }

    public interface ISet { bool Contains(int value); }

    // The other set is known by an interface only.
    [ThreadSafe]
    public class LockedSet : ISet
    {
        readonly HashSet<int> values = new HashSet<int>();
        public bool Add(int value) { lock (values) return values.Add(value); }
        public bool Contains(int value) { lock (values) return values.Contains(value); }
        public void Except(ISet other) { lock (values) values.RemoveWhere(other.Contains); }
    }

    // What is given is called under one lock, and takes the other one.
    [ThreadSafe]
    public class Pricing
    {
        readonly object prices = new object(), readers = new object();
        int price, reads;
        public void Change(Func<int, int> change) { lock (prices) price = change(price); }
        public int Read() { lock (readers) { reads++; lock (prices) return price; } }
    }

    // Whoever is told comes back for more.
    [ThreadSafe]
    public class Feed
    {
        readonly object handlers = new object(), items = new object();
        Action told;
        int last;
        public void Subscribe(Action handler) { lock (handlers) told += handler; }
        public void Publish(int item)
        {
            lock (items) { last = item; lock (handlers) if (told == null) return; }
            lock (handlers) told?.Invoke();
        }
        public int Last { get { lock (items) return last; } }
    }
}

namespace Safe
{
    [ThreadSafe]
    public class Wallet
    {
        static int made;
        readonly int number = Interlocked.Increment(ref made);
        readonly object gate = new object();
        int amount;
        public void Transfer(Wallet to)
        {
            if (to == this) return;
            Wallet first = number < to.number ? this : to, second = first == this ? to : this;
            lock (first.gate)
                lock (second.gate)
                {
                    to.amount += amount;
                    amount = 0;
                }
        }
        public void Put(int value) { lock (gate) amount += value; }
        public int Amount { get { lock (gate) return amount; } }
    }

    [ThreadSafe]
    public class Purse
    {
        static readonly object gate = new object();
        int coins;
        public void Take(Purse from)
        {
            lock (gate)
            {
                int taken = from.coins;
                from.coins = 0;
                coins += taken;
            }
        }
        public void Put(int value) { lock (gate) coins += value; }
        public int Coins { get { lock (gate) return coins; } }
    }

    public interface ISet { bool Contains(int value); }

    [ThreadSafe]
    public class LockedSet : ISet
    {
        static readonly object gate = new object();
        readonly HashSet<int> values = new HashSet<int>();
        static LockedSet() { }
        public bool Add(int value) { lock (gate) return values.Add(value); }
        public bool Contains(int value) { lock (gate) return values.Contains(value); }
        public void Except(ISet other) { lock (gate) values.RemoveWhere(other.Contains); }
    }

    [ThreadSafe]
    public class Pricing
    {
        readonly object prices = new object();
        int price, reads;
        public void Change(Func<int, int> change) { lock (prices) price = change(price); }
        public int Read() { lock (prices) { reads++; return price; } }
    }

    [ThreadSafe]
    public class Feed
    {
        readonly object items = new object();
        Action told;
        int last;
        public void Subscribe(Action handler) { lock (items) told += handler; }
        public void Publish(int item) { lock (items) { last = item; told?.Invoke(); } }
        public int Last { get { lock (items) return last; } }
    }
}
