// The variable is read and written with Volatile.
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
            Volatile.Write(ref done, true);
        });
        while (!Volatile.Read(ref done))
        {
        }
    }
}
