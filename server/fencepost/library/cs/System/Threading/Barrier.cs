using Fencepost;

namespace System.Threading;

public class Barrier : IDisposable
{
    private readonly Action<Barrier> postPhaseAction;
    private int participants;
    private int arrived;
    private long phase;

    /// <summary>All have arrived, and one of them runs the action.</summary>
    private bool ending;
    private readonly ExecutionContext context;
    private Exception failure;
    private bool disposed;

    /// <summary>The barrier whose action the thread runs, and those whose actions are around it.</summary>
    [ThreadStatic] private static Barrier acting;
    private Barrier outer;

    public Barrier(int participantCount) : this(participantCount, null) { }

    public Barrier(int participantCount, Action<Barrier> postPhaseAction)
    {
        if (participantCount < 0 || participantCount > 32767) throw new ArgumentOutOfRangeException("participantCount");
        participants = participantCount;
        this.postPhaseAction = postPhaseAction;
        if (postPhaseAction != null) context = ExecutionContext.Flowing;
    }

    public int ParticipantCount { [Query] get => participants; }
    public int ParticipantsRemaining { [Query] get => participants - arrived; }
    public long CurrentPhaseNumber { [Query] get => phase; }

    public long AddParticipant() => AddParticipants(1);

    public long AddParticipants(int participantCount)
    {
        if (participantCount < 1 || participantCount > 32767) throw new ArgumentOutOfRangeException("participantCount");
        long before = AddStep(participantCount, out bool waits);
        return waits ? NextPhase(before) : before;
    }

    [OneStep]
    private long AddStep(int count, out bool waits)
    {
        Check();
        if (count + participants > 32767)
            throw new ArgumentOutOfRangeException("participantCount", "Adding participantCount participants would result in the number of participants exceeding the maximum number allowed.");
        participants += count;
        waits = ending;
        return phase;
    }

    [Query]
    private long NextPhase(long before)
    {
        if (phase == before) Machine.Idle("Barrier.AddParticipants");
        return phase;
    }

    public void RemoveParticipant() => RemoveParticipants(1);

    public void RemoveParticipants(int participantCount)
    {
        if (participantCount < 1) throw new ArgumentOutOfRangeException("participantCount");
        if (RemoveStep(participantCount, out bool act)) EndPhase(act);
    }

    [OneStep]
    private bool RemoveStep(int count, out bool act)
    {
        act = false;
        Check();
        if (participants < count)
            throw new ArgumentOutOfRangeException("participantCount", "The participantCount argument must be less than or equal the number of participants.");
        if (participants - arrived < count)
            throw new InvalidOperationException("The participantCount argument is greater than the number of participants that haven't yet arrived at the barrier in this phase.");
        participants -= count;
        if (arrived == 0 || arrived != participants) return false;
        act = !EndPhaseInStep();
        return true;
    }

    public void SignalAndWait() => SignalAndWait(Timeout.Infinite, default);
    public void SignalAndWait(CancellationToken cancellationToken) => SignalAndWait(Timeout.Infinite, cancellationToken);
    public bool SignalAndWait(TimeSpan timeout) => SignalAndWait(Timeouts.Of(timeout), default);
    public bool SignalAndWait(TimeSpan timeout, CancellationToken cancellationToken) => SignalAndWait(Timeouts.Of(timeout), cancellationToken);
    public bool SignalAndWait(int millisecondsTimeout) => SignalAndWait(millisecondsTimeout, default);

    public bool SignalAndWait(int millisecondsTimeout, CancellationToken cancellationToken)
    {
        Timeouts.Check(millisecondsTimeout);
        cancellationToken.ThrowIfCancellationRequested();
        if (ArriveStep(out long mine, out bool act))
        {
            EndPhase(act);
            return true;
        }
        if (!WaitStep(mine, millisecondsTimeout, cancellationToken.source))
        {
            cancellationToken.ThrowIfCancellationRequested();
            return false;
        }
        ThrowFailure();
        return true;
    }

    private void EndPhase(bool act)
    {
        if (act) RunAction();
        ThrowFailure();
    }

    private void ThrowFailure()
    {
        if (postPhaseAction != null && Failure() is Exception exception) throw new BarrierPostPhaseException(exception);
    }

    /// <summary>True for the last one, who may have to run the action; the others wait for the end of the phase.</summary>
    [OneStep]
    private bool ArriveStep(out long mine, out bool act)
    {
        Check();
        if (participants == 0) throw new InvalidOperationException("The barrier has no registered participants.");
        if (ending)
            throw new InvalidOperationException("The number of threads using the barrier exceeded the total number of registered participants.");
        mine = phase;
        act = false;
        if (++arrived < participants) return false;
        act = !EndPhaseInStep();
        return true;
    }

    private bool EndPhaseInStep()
    {
        arrived = 0;
        if (postPhaseAction == null) phase++;
        else ending = true;
        return !ending;
    }

    private void RunAction()
    {
        Exception thrown = null;
        ContextStay stay = ExecutionContext.Enter(context);
        outer = acting;
        acting = this;
        try
        {
            postPhaseAction(this);
        }
        catch (Exception exception)
        {
            thrown = exception;
        }
        acting = outer;
        outer = null;
        stay.Leave();
        FinishStep(thrown);
    }

    [OneStep]
    private void FinishStep(Exception thrown)
    {
        failure = thrown;
        ending = false;
        phase++;
    }

    [OneStep]
    private bool WaitStep(long mine, int milliseconds, CancellationTokenSource source)
    {
        if (phase != mine) return true;
        if (disposed) throw new ObjectDisposedException("System.Threading.Barrier");
        if (ending || (milliseconds == Timeout.Infinite && !CancellationTokenSource.Canceled(source))) Machine.Idle("Barrier.SignalAndWait");
        if (!CancellationTokenSource.Canceled(source)) Timeouts.WaitInStep(milliseconds);
        arrived--;
        return false;
    }

    [Query] private Exception Failure() => failure;

    private void Check()
    {
        if (disposed) throw new ObjectDisposedException("System.Threading.Barrier");
        CheckAction();
    }

    private void CheckAction()
    {
        for (Barrier one = acting; one != null; one = one.outer)
        {
            if (one == this) throw new InvalidOperationException("This method may not be called from within the postPhaseAction.");
        }
    }

    public void Dispose() => Dispose(true);

    protected virtual void Dispose(bool disposing) => DisposeStep();

    [OneStep]
    private void DisposeStep()
    {
        CheckAction();
        disposed = true;
    }
}
