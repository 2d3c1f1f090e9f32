namespace System.Threading.Tasks;

internal static class CompletionSources
{
    internal static void Check(TaskCreationOptions options)
    {
        const TaskCreationOptions Allowed = TaskCreationOptions.AttachedToParent | TaskCreationOptions.RunContinuationsAsynchronously;
        if ((options & ~Allowed) != 0) throw new ArgumentOutOfRangeException("creationOptions");
    }

    internal static object Failures(IEnumerable<Exception> exceptions)
    {
        if (exceptions == null) throw new ArgumentNullException("exceptions");
        Exception[] all = new List<Exception>(exceptions).ToArray();
        foreach (Exception exception in all)
            if (exception == null) throw new ArgumentException("The exceptions collection included at least one null element.", "exceptions");
        if (all.Length == 0) throw new ArgumentException("The exceptions collection was empty.", "exceptions");
        return all.Length == 1 ? all[0] : all;
    }

    internal static TaskStatus Outcome(Task completedTask, out object failure)
    {
        if (completedTask == null) throw new ArgumentNullException("completedTask");
        TaskStatus status = completedTask.Outcome(out failure);
        if (status < TaskStatus.RanToCompletion) throw new ArgumentException("The provided task must have already completed.", "completedTask");
        return status;
    }

    internal static void Require(bool set)
    {
        if (!set) throw AsyncMethods.Completed();
    }
}
