// Each iteration has an element of the array to itself.
using System;
using System.Threading.Tasks;

namespace Images.Histograms;

public static class Program
{
    private static int[] RowSums(int[][] rows)
    {
        var sums = new int[rows.Length];
        Parallel.For(0, rows.Length, row =>
        {
            foreach (var pixel in rows[row])
                sums[row] += pixel;
        });
        return sums;
    }

    public static void Main()
    {
        var sums = RowSums(new[] { new[] { 1, 2 }, new[] { 3 } });
        Console.WriteLine(sums[0] + sums[1]);
    }
}
