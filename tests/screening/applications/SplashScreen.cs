// The start waits in a loop for a plain variable of a task.
using System;
using System.Threading;
using System.Threading.Tasks;

namespace Desktop.Start;

public class SplashScreen
{
    private readonly Action load;
    private bool done;

    public SplashScreen(Action load)
    {
        this.load = load;
    }

    public void Show()
    {
        Task.Run(() =>
        {
            load();
            done = true;
        });
        while (!done) // HERE stop-flag
        {
        } // MAY stop-flag
    }
}
