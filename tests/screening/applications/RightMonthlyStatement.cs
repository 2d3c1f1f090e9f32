// The tasks change different objects, and their results are put together when both are over.
using System;
using System.Collections.Generic;
using System.Threading.Tasks;

namespace Bank.Statements;

public class Statement
{
    private readonly List<string> lines = new();

    public int Pages { get; private set; }

    public void Add(string line)
    {
        lines.Add(line);
        if (lines.Count % 40 == 1)
            Pages++;
    }
}

public class StatementPrinter
{
    public async Task<int> PrintAsync(IEnumerable<string> salaries, IEnumerable<string> savings)
    {
        var first = Task.Run(() => Make(salaries));
        var second = Task.Run(() => Make(savings));
        var pages = (await first).Pages;
        pages += (await second).Pages;
        return pages;
    }

    private static Statement Make(IEnumerable<string> lines)
    {
        var statement = new Statement();
        foreach (var line in lines)
            statement.Add(line);
        return statement;
    }
}
