// SlackAPI, RequestPath: pull request 190.
// Requests of several threads look the path of their type up, and add it, in one dictionary.
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Threading.Tasks;

namespace SlackAPI;

public sealed class RequestPath
{
    private static readonly Dictionary<Type, RequestPath> paths = new Dictionary<Type, RequestPath>();

    private RequestPath(string path) => Path = path;

    public string Path { get; }

    public static RequestPath GetRequestPath<K>()
    {
        var t = typeof(K);
        if (paths.TryGetValue(t, out var path)) // HERE unsafe-collection // MAY linearizability
            return path;

        path = new RequestPath("/api/" + t.Name);
        paths.Add(t, path); // HERE unsafe-collection // MAY linearizability exception
        return path;
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
