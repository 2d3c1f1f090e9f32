using System.Threading;
using System.Threading.Tasks;

namespace System.ComponentModel;

/// <summary>Its fields are as racy as in reality.</summary>
public class BackgroundWorker : Component
{
    private bool cancels;
    private bool busy;
    private AsyncOperation operation;

    public event DoWorkEventHandler DoWork;
    public event ProgressChangedEventHandler ProgressChanged;
    public event RunWorkerCompletedEventHandler RunWorkerCompleted;

    public bool CancellationPending => cancels;
    public bool IsBusy => busy;
    public bool WorkerReportsProgress { get; set; }
    public bool WorkerSupportsCancellation { get; set; }

    public void CancelAsync()
    {
        if (!WorkerSupportsCancellation) throw new InvalidOperationException("This BackgroundWorker states that it doesn't support cancellation. Modify WorkerSupportsCancellation to state that it does support cancellation.");
        cancels = true;
    }

    public void ReportProgress(int percentProgress) => ReportProgress(percentProgress, null);

    public void ReportProgress(int percentProgress, object userState)
    {
        if (!WorkerReportsProgress) throw new InvalidOperationException("This BackgroundWorker states that it doesn't report progress. Modify WorkerReportsProgress to state that it does report progress.");
        ProgressChangedEventArgs args = new ProgressChangedEventArgs(percentProgress, userState);
        if (operation != null) operation.Post(new SendOrPostCallback(Report), args);
        else Report(args);
    }

    public void RunWorkerAsync() => RunWorkerAsync(null);

    public void RunWorkerAsync(object argument)
    {
        if (busy) throw new InvalidOperationException("This BackgroundWorker is currently busy and cannot run multiple tasks concurrently.");
        busy = true;
        cancels = false;
        operation = AsyncOperationManager.CreateOperation(null);
        Task.Factory.StartNew(new Action<object>(Work), argument, CancellationToken.None, TaskCreationOptions.DenyChildAttach, TaskScheduler.Default);
    }

    protected virtual void OnDoWork(DoWorkEventArgs e) => DoWork?.Invoke(this, e);
    protected virtual void OnProgressChanged(ProgressChangedEventArgs e) => ProgressChanged?.Invoke(this, e);
    protected virtual void OnRunWorkerCompleted(RunWorkerCompletedEventArgs e) => RunWorkerCompleted?.Invoke(this, e);
    protected override void Dispose(bool disposing) { }

    private void Report(object args) => OnProgressChanged((ProgressChangedEventArgs)args);

    private void Work(object argument)
    {
        object result = null;
        Exception error = null;
        bool cancelled = false;
        try
        {
            DoWorkEventArgs args = new DoWorkEventArgs(argument);
            OnDoWork(args);
            if (args.Cancel) cancelled = true;
            else result = args.Result;
        }
        catch (Exception exception)
        {
            error = exception;
        }
        operation.PostOperationCompleted(new SendOrPostCallback(End), new RunWorkerCompletedEventArgs(result, error, cancelled));
    }

    private void End(object args)
    {
        busy = false;
        cancels = false;
        OnRunWorkerCompleted((RunWorkerCompletedEventArgs)args);
    }
}
