// The main thread goes through the messages while a guest posts one.
using System;
using System.Collections.Generic;
using System.Threading;

namespace Chat;

public class ChatRoom
{
    private readonly List<string> messages = new();

    public void Post(string message) => messages.Add(message); // HERE unsafe-collection

    public void Print(Action<string> line)
    {
        foreach (var message in messages) // HERE unsafe-collection
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
