// The flag is tested and set in one atomic step.
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
    private int sent;

    public DailyReport(IReportSource source) => this.source = source;

    public async Task<bool> TrySendAsync()
    {
        if (!await source.IsReadyAsync())
            return false;
        if (Interlocked.Exchange(ref sent, 1) == 1)
            return false;
        await source.SendAsync();
        return true;
    }
}
