namespace System.Threading;

public class BarrierPostPhaseException : Exception
{
    private const string Default = "The postPhaseAction failed with an exception.";

    public BarrierPostPhaseException() : this(null, null) { }
    public BarrierPostPhaseException(Exception innerException) : this(null, innerException) { }
    public BarrierPostPhaseException(string message) : this(message, null) { }
    public BarrierPostPhaseException(string message, Exception innerException) : base(message ?? Default, innerException) { }
}
