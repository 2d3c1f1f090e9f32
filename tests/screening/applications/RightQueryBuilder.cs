// A builder is filled by the one who has made it.
using System.Collections.Generic;
using System.Text;

namespace Data.Queries;

public class QueryBuilder
{
    private readonly StringBuilder text = new();
    private readonly List<object> parameters = new();
    private bool hasWhere;

    public QueryBuilder(string table)
    {
        text.Append("select * from ").Append(table);
    }

    public QueryBuilder Where(string column, object value)
    {
        text.Append(hasWhere ? " and " : " where ");
        hasWhere = true;
        text.Append(column).Append(" = @p").Append(parameters.Count);
        parameters.Add(value);
        return this;
    }

    public (string Text, object[] Parameters) Build() => (text.ToString(), parameters.ToArray());
}
