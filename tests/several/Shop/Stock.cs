namespace Shop;

public class Stock
{
    protected readonly object gate = new();
    protected int left;

    public int Left { get { lock (gate) return left; } }

    public void Add()
    {
        lock (gate) left++;
    }
}

public static class Mail
{
    public static int data;
    public static bool sent;
    public static volatile int unread;

    public static void Send()
    {
        data = 42;
        sent = true;
    }
}

internal static class Numbers
{
    internal static int last;
}

public static class Invoices
{
    public static int Last => Numbers.last;

    public static void Next()
    {
        Numbers.last++;
    }
}
