// Each worker adds up on its own; the sums are added atomically.
using System;
using System.Threading;
using System.Threading.Tasks;

namespace Images.Analysis;

public static class Program
{
    private static int Brightness(byte[] pixels)
    {
        int sum = 0;
        Parallel.For(0, pixels.Length, () => 0, (i, _, local) => local + pixels[i], local =>
        {
            Interlocked.Add(ref sum, local);
        });
        return sum / pixels.Length;
    }

    public static void Main()
    {
        Console.WriteLine(Brightness(new byte[] { 10, 20, 30 }));
    }
}
