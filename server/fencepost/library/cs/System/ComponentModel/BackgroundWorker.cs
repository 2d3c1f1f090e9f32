using System.Reflection;
using System.Threading;
using System.Threading.Tasks;

namespace System.ComponentModel;

public class AsyncCompletedEventArgs : EventArgs
{
    public AsyncCompletedEventArgs(Exception error, bool cancelled, object userState)
    {
        Error = error;
        Cancelled = cancelled;
        UserState = userState;
    }

    public bool Cancelled { get; }
    public Exception Error { get; }
    public object UserState { get; }

    protected void RaiseExceptionIfNecessary()
    {
        if (Error != null) throw new TargetInvocationException("An exception occurred during the operation, making the result invalid.  Check InnerException for exception details.", Error);
        if (Cancelled) throw new InvalidOperationException("Operation has been cancelled.");
    }
}

public class RunWorkerCompletedEventArgs : AsyncCompletedEventArgs
{
    private readonly object result;

    public RunWorkerCompletedEventArgs(object result, Exception error, bool cancelled) : base(error, cancelled, null) => this.result = result;

    public object Result
    {
        get
        {
            RaiseExceptionIfNecessary();
            return result;
        }
    }

    public new object UserState => base.UserState;
}

public class ProgressChangedEventArgs : EventArgs
{
    public ProgressChangedEventArgs(int progressPercentage, object userState)
    {
        ProgressPercentage = progressPercentage;
        UserState = userState;
    }

    public int ProgressPercentage { get; }
    public object UserState { get; }
}

public class DoWorkEventArgs : CancelEventArgs
{
    public DoWorkEventArgs(object argument) => Argument = argument;
    public object Argument { get; }
    public object Result { get; set; }
}

public delegate void AsyncCompletedEventHandler(object sender, AsyncCompletedEventArgs e);
public delegate void DoWorkEventHandler(object sender, DoWorkEventArgs e);
public delegate void ProgressChangedEventHandler(object sender, ProgressChangedEventArgs e);
public delegate void RunWorkerCompletedEventHandler(object sender, RunWorkerCompletedEventArgs e);

public static class AsyncOperationManager
{
    public static SynchronizationContext SynchronizationContext
    {
        get
        {
            if (SynchronizationContext.Current == null) SynchronizationContext.SetSynchronizationContext(new SynchronizationContext());
            return SynchronizationContext.Current;
        }
        set => SynchronizationContext.SetSynchronizationContext(value);
    }

    public static AsyncOperation CreateOperation(object userSuppliedState) => new AsyncOperation(userSuppliedState, SynchronizationContext);
}

public sealed class AsyncOperation
{
    private bool completed;

    internal AsyncOperation(object state, SynchronizationContext context)
    {
        UserSuppliedState = state;
        SynchronizationContext = context;
        context.OperationStarted();
    }

    public object UserSuppliedState { get; }
    public SynchronizationContext SynchronizationContext { get; }

    public void Post(SendOrPostCallback d, object arg)
    {
        Check();
        PostUnchecked(d, arg);
    }

    public void PostOperationCompleted(SendOrPostCallback d, object arg)
    {
        Check();
        completed = true;
        PostUnchecked(d, arg);
        SynchronizationContext.OperationCompleted();
    }

    public void OperationCompleted()
    {
        Check();
        completed = true;
        SynchronizationContext.OperationCompleted();
    }

    private void PostUnchecked(SendOrPostCallback d, object arg)
    {
        ArgumentNullException.ThrowIfNull(d);
        SynchronizationContext.Post(d, arg);
    }

    private void Check()
    {
        if (completed) throw new InvalidOperationException("This operation has already had OperationCompleted called on it and further calls are illegal.");
    }
}

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
