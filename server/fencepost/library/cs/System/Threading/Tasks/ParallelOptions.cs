namespace System.Threading.Tasks;

public class ParallelOptions
{
    private int maxDegree = -1;

    public ParallelOptions() => TaskScheduler = TaskScheduler.Default;

    public CancellationToken CancellationToken { get; set; }
    public TaskScheduler TaskScheduler { get; set; }

    public int MaxDegreeOfParallelism
    {
        get => maxDegree;
        set
        {
            if (value == 0 || value < -1) throw new ArgumentOutOfRangeException("MaxDegreeOfParallelism");
            maxDegree = value;
        }
    }
}
