using System;
using System.Threading;

// Local copies that a compiler may replace by another read; the second of each pair is the first as it is repaired.
namespace Copied;

public sealed class ConcurrencyTestAttribute : Attribute { }

public sealed class Button
{
    Action? handler = () => { };
    readonly int[] items = new int[2];
    int index;

    void Run(ThreadStart user, ThreadStart other)
    {
        var thread = new Thread(user);
        thread.Start();
        other();
        thread.Join();
    }

    void Click()
    {
        var seen = handler;
        if (seen != null) seen();
    }

    void ClickRepaired()
    {
        var seen = Volatile.Read(ref handler);
        if (seen != null) seen();
    }

    void Select()
    {
        int i = index;
        if (i < items.Length) items[i] = 1;
    }

    void SelectRepaired()
    {
        int i = Volatile.Read(ref index);
        if (i < items.Length) items[i] = 1;
    }

    [ConcurrencyTest]
    public static void Clicked()
    {
        var button = new Button();
        button.Run(button.Click, () => button.handler = null);
    }

    [ConcurrencyTest]
    public static void ClickedRepaired()
    {
        var button = new Button();
        button.Run(button.ClickRepaired, () => button.handler = null);
    }

    [ConcurrencyTest]
    public static void Selected()
    {
        var button = new Button();
        button.Run(button.Select, () => button.index = 5);
    }

    [ConcurrencyTest]
    public static void SelectedRepaired()
    {
        var button = new Button();
        button.Run(button.SelectRepaired, () => button.index = 5);
    }
}
