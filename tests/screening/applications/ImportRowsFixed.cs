// The list is filled under a lock.
using System;
using System.Collections.Generic;
using System.Threading.Tasks;

namespace Import;

public sealed record Row(string Name, int Amount);

public class RowImporter
{
    private readonly Func<string, Row?> parse;

    public RowImporter(Func<string, Row?> parse) => this.parse = parse;

    public IReadOnlyList<Row> Import(IEnumerable<string> lines)
    {
        var rows = new List<Row>();
        Parallel.ForEach(lines, line =>
        {
            if (parse(line) is { } row)
            {
                lock (rows)
                    rows.Add(row);
            }
        });
        return rows;
    }
}
