// Counters and what counts with them: each is thread-safe in `Safe`, and almost so in `Almost`.
using System;
using System.Threading;

[AttributeUsage(AttributeTargets.Class)]
sealed class ThreadSafeAttribute : Attribute { }

namespace Safe
{
    [ThreadSafe]
    public class Counter
    {
        int value;
        public int Next() => Interlocked.Increment(ref value);
        public int Value => Volatile.Read(ref value);
    }

    [ThreadSafe]
    public class Tally
    {
        readonly object gate = new object();
        int hits, misses;
        public void Hit() { lock (gate) hits++; }
        public void Miss() { lock (gate) misses++; }
        public (int, int) Both() { lock (gate) return (hits, misses); }
    }

    [ThreadSafe]
    public class Maximum
    {
        int best;
        public void Offer(int candidate)
        {
            int seen = Volatile.Read(ref best);
            while (candidate > seen)
            {
                int now = Interlocked.CompareExchange(ref best, candidate, seen);
                if (now == seen) return;
                seen = now;
            }
        }
        public int Best => Volatile.Read(ref best);
    }

    [ThreadSafe]
    public class Account
    {
        readonly object gate = new object();
        int balance;
        public void Deposit(int amount) { lock (gate) balance += amount; }
        public bool TryWithdraw(int amount)
        {
            lock (gate)
            {
                if (balance < amount) return false;
                balance -= amount;
                return true;
            }
        }
        public int Balance { get { lock (gate) return balance; } }
    }

    [ThreadSafe]
    public class RefCount
    {
        int count = 1;
        public bool TryAcquire()
        {
            while (true)
            {
                int seen = Volatile.Read(ref count);
                if (seen == 0) return false;
                if (Interlocked.CompareExchange(ref count, seen + 1, seen) == seen) return true;
            }
        }
        public bool Release() => Interlocked.Decrement(ref count) == 0;
    }

    [ThreadSafe]
    public class Once
    {
        int done;
        public bool TryBegin() => Interlocked.Exchange(ref done, 1) == 0;
    }

    [ThreadSafe]
    public class Limiter
    {
        readonly object gate = new object();
        int left = 1;
        public bool TryPass()
        {
            lock (gate)
            {
                if (left == 0) return false;
                left--;
                return true;
            }
        }
        public void Refill() { lock (gate) left = 1; }
    }

    [ThreadSafe]
    public class Average
    {
        sealed class Sum { public readonly int Total, Count; public Sum(int total, int count) { Total = total; Count = count; } }
        Sum sum = new Sum(0, 0);
        public void Add(int value)
        {
            Sum seen, next;
            do
            {
                seen = Volatile.Read(ref sum);
                next = new Sum(seen.Total + value, seen.Count + 1);
            } while (Interlocked.CompareExchange(ref sum, next, seen) != seen);
        }
        public (int, int) Now() { Sum seen = Volatile.Read(ref sum); return (seen.Total, seen.Count); }
    }
}

namespace Almost
{
    [ThreadSafe]
    public class Counter
    {
        volatile int value;
        public int Next() => ++value;
        public int Value => value;
    }

    [ThreadSafe]
    public class Tally
    {
        int hits, misses;
        public void Hit() => Interlocked.Increment(ref hits);
        public void Miss() => Interlocked.Increment(ref misses);
        // Two reads, and in between anything may happen.
        public (int, int) Both() => (Volatile.Read(ref hits), Volatile.Read(ref misses));
    }

    [ThreadSafe]
    public class Maximum
    {
        int best;
        public void Offer(int candidate)
        {
            if (candidate > Volatile.Read(ref best)) Volatile.Write(ref best, candidate);
        }
        public int Best => Volatile.Read(ref best);
    }

    [ThreadSafe]
    public class Account
    {
        readonly object gate = new object();
        int balance;
        public void Deposit(int amount) { lock (gate) balance += amount; }
        public bool TryWithdraw(int amount)
        {
            if (Balance < amount) return false;
            lock (gate) balance -= amount;
            return true;
        }
        public int Balance { get { lock (gate) return balance; } }
    }

    [ThreadSafe]
    public class RefCount
    {
        int count = 1;
        public bool TryAcquire()
        {
            // A dead object comes back to life.
            if (Volatile.Read(ref count) == 0) return false;
            Interlocked.Increment(ref count);
            return true;
        }
        public bool Release() => Interlocked.Decrement(ref count) == 0;
    }

    [ThreadSafe]
    public class Once
    {
        volatile bool done;
        public bool TryBegin()
        {
            if (done) return false;
            done = true;
            return true;
        }
    }

    [ThreadSafe]
    public class Limiter
    {
        int left = 1;
        public bool TryPass()
        {
            if (Volatile.Read(ref left) <= 0) return false;
            Interlocked.Decrement(ref left);
            return true;
        }
        public void Refill() => Volatile.Write(ref left, 1);
    }

    [ThreadSafe]
    public class Average
    {
        int total, count;
        public void Add(int value)
        {
            Interlocked.Add(ref total, value);
            Interlocked.Increment(ref count);
        }
        public (int, int) Now() => (Volatile.Read(ref total), Volatile.Read(ref count));
    }
}
