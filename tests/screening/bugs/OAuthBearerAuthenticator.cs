// Dekaf, OAuthBearerAuthenticator.GetTokenAsync: issue 3060.
// Two callers find no token, and both ask for one: the older answer overwrites the newer one.
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
        lock (_tokenLock)
        {
            if (_cachedToken != null) // MAY lost-update linearizability
                return _cachedToken;
        }

        var token = await _tokenProvider.GetTokenAsync(); // MAY linearizability
        lock (_tokenLock)
        {
            _cachedToken = token; // HERE lost-update linearizability
        }
        return token; // MAY linearizability
    }
}
