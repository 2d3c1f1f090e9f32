using Fencepost;

namespace System.Threading.Tasks;

/// <summary>What goes on after an await, in the program's hands, which may run it more than once.</summary>
internal sealed class Once : IAsyncMethod
{
    private readonly Action goOn;
    [InTurn] private bool waits = true;

    private Once(Action goOn) => this.goOn = goOn;

    internal static Action Of<TAwaiter>(Action goOn) => Machine.IsOfProgram<TAwaiter>() ? new Once(goOn).Run : goOn;
    internal static Action Of(object source, Action goOn) => goOn != null && Machine.IsOfProgram(source) ? new Once(goOn).Run : goOn;

    [RunsOut]
    private void Run()
    {
        Task completed = Do(out object next);
        Flow.Run(completed, next);
    }

    [RunsOut]
    public Task Do(out object next)
    {
        if (!waits) Machine.IsOutOfTurn();
        waits = false;
        if (goOn.Target is IAsyncMethod method) return method.Do(out next);
        goOn();
        next = null;
        return null;
    }
}
