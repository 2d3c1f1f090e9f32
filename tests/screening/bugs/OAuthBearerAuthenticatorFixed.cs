// Dekaf, OAuthBearerAuthenticator.GetTokenAsync: issue 3060.
// Callers ask one after the other, and look again before they do.
using System;
using System.Threading;
using System.Threading.Tasks;

namespace Dekaf.Security.Sasl;

public sealed record OAuthBearerToken(string TokenValue, int Number);

public interface ITokenProvider
{
    Task<OAuthBearerToken> GetTokenAsync();
}

public sealed class CountingTokenProvider : ITokenProvider
{
    private int count;

    public async Task<OAuthBearerToken> GetTokenAsync()
    {
        var number = Interlocked.Increment(ref count);
        await Task.Yield();
        return new OAuthBearerToken("token", number);
    }
}

public sealed class OAuthBearerAuthenticator
{
    private readonly ITokenProvider _tokenProvider;
    private readonly object _tokenLock = new object();
    private readonly SemaphoreSlim _refreshLock = new SemaphoreSlim(1, 1);
    private OAuthBearerToken? _cachedToken;

    public OAuthBearerAuthenticator()
        : this(new CountingTokenProvider())
    {
    }

    public OAuthBearerAuthenticator(ITokenProvider tokenProvider)
    {
        _tokenProvider = tokenProvider;
    }

    public async Task<OAuthBearerToken> GetTokenAsync()
    {
        // Without a token, one caller asks for it.
        lock (_tokenLock)
        {
            if (_cachedToken != null)
                return _cachedToken;
        }

        await _refreshLock.WaitAsync();
        try
        {
            lock (_tokenLock)
            {
                if (_cachedToken != null)
                    return _cachedToken;
            }

            var token = await _tokenProvider.GetTokenAsync();
            lock (_tokenLock)
            {
                _cachedToken = token;
            }
            return token;
        }
        finally
        {
            _refreshLock.Release();
        }
    }
}
