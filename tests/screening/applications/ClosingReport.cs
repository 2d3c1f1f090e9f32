// Both parts of the report raise `warnings` at once.
using System;
using System.Threading;
using System.Threading.Tasks;

namespace Accounting;

public interface ILedger
{
    decimal Receivables { get; }
    decimal Payables { get; }
}

public class ClosingReport
{
    private readonly ILedger ledger;
    private int warnings;

    private ClosingReport(ILedger ledger) => this.ledger = ledger;

    public static int CountWarnings(ILedger ledger)
    {
        var report = new ClosingReport(ledger);
        Parallel.Invoke(report.CheckReceivables, report.CheckPayables);
        return report.warnings;
    }

    private void CheckReceivables()
    {
        if (ledger.Receivables < 0)
            warnings++; // HERE lost-update
    }

    private void CheckPayables()
    {
        if (ledger.Payables < 0)
            warnings++; // HERE lost-update
    }
}
