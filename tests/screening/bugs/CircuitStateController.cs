// Polly, CircuitStateController.GetBreakingException: issue 758.
// `_lastOutcome` is read twice without the lock; a success of another thread sets it to null in between.
using System;
using System.Threading;

namespace Polly.CircuitBreaker;

public enum CircuitState { Closed, Open }

public class BrokenCircuitException : Exception
{
    public BrokenCircuitException(string message, Exception? inner) : base(message, inner)
    {
    }
}

public class DelegateResult
{
    public DelegateResult(int result) => Result = result;

    public DelegateResult(Exception exception) => Exception = exception;

    public int Result { get; }

    public Exception? Exception { get; }
}

public class ConsecutiveCountCircuitController
{
    private const string Broken = "The circuit is now open and is not allowing calls.";

    private readonly object _lock = new object();
    private readonly int _exceptionsAllowedBeforeBreaking;
    private volatile CircuitState _circuitState = CircuitState.Closed;
    private DelegateResult? _lastOutcome;
    private int _consecutiveFailureCount;

    public ConsecutiveCountCircuitController(int exceptionsAllowedBeforeBreaking)
    {
        _exceptionsAllowedBeforeBreaking = exceptionsAllowedBeforeBreaking;
    }

    public CircuitState CircuitState
    {
        get
        {
            lock (_lock)
            {
                return _circuitState;
            }
        }
    }

    private BrokenCircuitException GetBreakingException()
        => _lastOutcome!.Exception != null // HERE exception // MAY linearizability
            ? new BrokenCircuitException(Broken, _lastOutcome.Exception) // HERE exception
            : new BrokenCircuitException(Broken + _lastOutcome.Result, null); // HERE exception

    public void OnActionPreExecute()
    {
        if (_circuitState == CircuitState.Open)
        {
            throw GetBreakingException();
        }
    }

    public void OnActionFailure(Exception exception)
    {
        lock (_lock)
        {
            _lastOutcome = new DelegateResult(exception);
            if (++_consecutiveFailureCount >= _exceptionsAllowedBeforeBreaking)
            {
                _circuitState = CircuitState.Open;
            }
        }
    }

    public void Reset()
    {
        lock (_lock)
        {
            _consecutiveFailureCount = 0;
            _lastOutcome = null; // MAY exception
            _circuitState = CircuitState.Closed;
        }
    }
}
