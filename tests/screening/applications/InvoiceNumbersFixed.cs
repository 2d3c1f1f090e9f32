// Whoever changes the next number has the lock.
using System;
using System.Threading;

namespace Billing;

public class InvoiceNumbers
{
    private readonly object gate = new();
    private int next;

    public InvoiceNumbers(int first) => next = first;

    public int Take()
    {
        lock (gate)
        {
            return next++;
        }
    }

    public void Skip(int count)
    {
        lock (gate)
        {
            next += count;
        }
    }
}

public static class Program
{
    public static void Main()
    {
        var numbers = new InvoiceNumbers(1000);
        var clerk = new Thread(() => Console.WriteLine("Invoice " + numbers.Take()));
        clerk.Start();
        numbers.Skip(100);
        clerk.Join();
        Console.WriteLine("Next invoice: " + numbers.Take());
    }
}
