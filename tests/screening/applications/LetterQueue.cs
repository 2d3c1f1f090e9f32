// The printer takes letters out of a queue that another thread puts them into, without a lock.
using System;
using System.Collections.Generic;
using System.Threading;

namespace Printing;

public class LetterQueue
{
    private readonly Queue<string> letters = new();

    public void Put(string letter)
    {
        letters.Enqueue(letter); // HERE unsafe-collection
    }

    public bool TryTake(out string? letter)
    {
        return letters.TryDequeue(out letter); // HERE unsafe-collection
    }
}

public static class Program
{
    private static readonly LetterQueue queue = new();

    public static void Main()
    {
        var printer = new Thread(Print) { IsBackground = true };
        printer.Start();
        queue.Put("Dear reader");
        queue.Put("Yours faithfully");
    }

    private static void Print()
    {
        for (var empty = 0; empty < 2;)
        {
            if (queue.TryTake(out var letter))
                Console.WriteLine(letter);
            else
                empty++;
        }
    }
}
