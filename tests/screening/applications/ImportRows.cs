// The rows are added to a list from several workers.
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
                rows.Add(row); // HERE unsafe-collection
        });
        return rows;
    }
}
