// `GetAsync` has the semaphore and waits for `RefreshAsync`, which asks for it again: semaphores are not reentrant.
using System;
using System.Threading;
using System.Threading.Tasks;

namespace Identity;

public class TokenRefresher
{
    private readonly SemaphoreSlim gate = new(1, 1);
    private readonly Func<Task<string>> request;
    private string? token;

    public TokenRefresher(Func<Task<string>> request) => this.request = request;

    public async Task<string> GetAsync()
    {
        await gate.WaitAsync(); // MAY deadlock
        try
        {
            if (token == null)
                await RefreshAsync(); // HERE deadlock
            return token!;
        }
        finally
        {
            gate.Release();
        }
    }

    private async Task RefreshAsync()
    {
        await gate.WaitAsync(); // HERE deadlock
        try
        {
            token = await request();
        }
        finally
        {
            gate.Release();
        }
    }
}
