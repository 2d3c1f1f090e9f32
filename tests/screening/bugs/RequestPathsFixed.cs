// SlackAPI, RequestPath: pull request 190.
// The paths are in a `ConcurrentDictionary`.
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Threading.Tasks;

namespace SlackAPI;

public sealed class RequestPath
{
    private static readonly ConcurrentDictionary<Type, RequestPath> paths = new ConcurrentDictionary<Type, RequestPath>();

    private RequestPath(string path) => Path = path;

    public string Path { get; }

    public static RequestPath GetRequestPath<K>()
    {
        var t = typeof(K);
        if (paths.TryGetValue(t, out var path))
            return path;

        path = new RequestPath("/api/" + t.Name);
        // Another thread may have added it: that one remains.
        return paths.GetOrAdd(t, path);
    }
}

public class AuthTestResponse
{
    public string? Path { get; set; }
}

public class SlackTaskClient
{
    public Task<AuthTestResponse> TestAuthAsync()
    {
        return APIRequestWithTokenAsync<AuthTestResponse>();
    }

    public Task<K> APIRequestWithTokenAsync<K>() where K : AuthTestResponse, new()
    {
        return Task.Run(() => new K { Path = RequestPath.GetRequestPath<K>().Path });
    }
}
