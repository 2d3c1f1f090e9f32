// The caller has the semaphore; `RefreshAsync` needs no second turn.
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
        await gate.WaitAsync();
        try
        {
            if (token == null)
                await RefreshAsync();
            return token!;
        }
        finally
        {
            gate.Release();
        }
    }

    private async Task RefreshAsync()
    {
        token = await request();
    }
}
