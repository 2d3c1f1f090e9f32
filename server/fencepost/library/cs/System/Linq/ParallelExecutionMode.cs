namespace System.Linq;

public enum ParallelExecutionMode
{
    Default = 0,
    ForceParallelism = 1,
}
