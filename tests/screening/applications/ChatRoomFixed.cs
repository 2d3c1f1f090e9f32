// All accesses to the list are under its lock.
using System;
using System.Collections.Generic;
using System.Threading;

namespace Chat;

public class ChatRoom
{
    private readonly List<string> messages = new();

    public void Post(string message)
    {
        lock (messages)
            messages.Add(message);
    }

    public void Print(Action<string> line)
    {
        string[] shown;
        lock (messages)
            shown = messages.ToArray();
        foreach (var message in shown)
            line(message);
    }
}

public static class Program
{
    public static void Main()
    {
        var room = new ChatRoom();
        var guest = new Thread(() => room.Post("Hello?"));
        guest.Start();
        room.Print(Console.WriteLine);
        guest.Join();
    }
}
