using System.Threading;

// More writes on their way than are followed.
public static class Bounds
{
    static int x;

    static void Write() { for (int i = 1; i <= 30; i++) x = i; }

    public static int Writes()
    {
        int seen = 0;
        var writer = new Thread(Write);
        var reader = new Thread(() => seen = x);
        writer.Start(); reader.Start();
        writer.Join(); reader.Join();
        return seen;
    }
}
