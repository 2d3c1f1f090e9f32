// The iterations add to one variable.
using System;
using System.Threading;
using System.Threading.Tasks;

namespace Images.Analysis;

public static class Program
{
    private static int Brightness(byte[] pixels)
    {
        int sum = 0;
        Parallel.For(0, pixels.Length, i =>
        {
            sum += pixels[i]; // HERE lost-update
        });
        return sum / pixels.Length;
    }

    public static void Main()
    {
        Console.WriteLine(Brightness(new byte[] { 10, 20, 30 }));
    }
}
