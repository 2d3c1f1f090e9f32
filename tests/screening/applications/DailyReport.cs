// Two calls find that the report is not sent yet, and both send it after the look at the data.
using System.Threading;
using System.Threading.Tasks;

namespace Reports.Daily;

public interface IReportSource
{
    Task<bool> IsReadyAsync();
    Task SendAsync();
}

public class DailyReport
{
    private readonly IReportSource source;
    private volatile bool sent;

    public DailyReport(IReportSource source) => this.source = source;

    public async Task<bool> TrySendAsync()
    {
        if (sent) // MAY linearizability lost-update
            return false;
        if (!await source.IsReadyAsync())
            return false;
        sent = true; // HERE linearizability lost-update
        await source.SendAsync();
        return true;
    }
}
