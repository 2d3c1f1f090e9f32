// Two work items fail at once: one failure is not counted.
using System;
using System.Threading;

namespace Images;

public class ThumbnailPool
{
    private readonly Action<string> render;

    public ThumbnailPool(Action<string> render)
    {
        this.render = render;
    }

    public int RenderAll(params string[] files)
    {
        var failures = 0;
        var left = new CountdownEvent(files.Length);
        foreach (var file in files)
        {
            ThreadPool.QueueUserWorkItem(_ =>
            {
                try
                {
                    render(file);
                }
                catch (InvalidOperationException)
                {
                    failures++; // HERE lost-update
                }
                left.Signal();
            });
        }
        left.Wait();
        return failures;
    }
}
