// One object, one thread: `Main` starts nothing.
using System;
using System.Collections.Generic;

namespace Sheets;

public class Spreadsheet
{
    private readonly Dictionary<(int Row, int Column), double> cells = new();
    private double? total;

    public double this[int row, int column]
    {
        get => cells.TryGetValue((row, column), out var value) ? value : 0;
        set
        {
            cells[(row, column)] = value;
            total = null;
        }
    }

    public double Total()
    {
        if (total == null)
        {
            double sum = 0;
            foreach (var value in cells.Values)
                sum += value;
            total = sum;
        }
        return total.Value;
    }
}

public static class Program
{
    public static void Main()
    {
        var sheet = new Spreadsheet();
        sheet[1, 1] = 2.5;
        sheet[1, 2] = 4;
        Console.WriteLine(sheet.Total());
    }
}
