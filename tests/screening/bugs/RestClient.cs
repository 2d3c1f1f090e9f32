// RestSharp, RestClient.ExecuteAsync: issue 368.
// Each request adds its header to the default parameters, while another goes through them.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;

namespace RestSharp;

public class Parameter
{
    public Parameter(string name, string value)
    {
        Name = name;
        Value = value;
    }

    public string Name { get; }

    public string Value { get; }
}

public class RestRequest
{
    public RestRequest(string resource) => Resource = resource;

    public string Resource { get; }

    public IList<Parameter> Parameters { get; } = new List<Parameter>();
}

public class RestClient
{
    private readonly IList<string> acceptTypes = new List<string> { "application/json", "text/xml" };

    public RestClient()
    {
        DefaultParameters = new List<Parameter>();
    }

    public IList<Parameter> DefaultParameters { get; }

    public async Task<string> ExecuteAsync(RestRequest request)
    {
        AddAcceptHeader();
        var http = ConfigureHttp(request);
        await Task.Yield();
        return string.Join("&", http);
    }

    private void AddAcceptHeader()
    {
        if (DefaultParameters.Any(p => p.Name == "Accept")) // HERE unsafe-collection
            return;

        DefaultParameters.Add(new Parameter("Accept", string.Join(", ", acceptTypes))); // HERE unsafe-collection
    }

    private List<string> ConfigureHttp(RestRequest request)
    {
        var http = new List<string>();
        foreach (var parameter in DefaultParameters) // HERE unsafe-collection
            http.Add(parameter.Name + "=" + parameter.Value);
        foreach (var parameter in request.Parameters)
            http.Add(parameter.Name + "=" + parameter.Value);
        return http;
    }
}

public class ReportService
{
    private readonly RestClient client = new RestClient();

    public Task<string[]> DownloadAsync()
    {
        var tasks = new[] { "sales", "stock" }
            .Select(resource => Task.Run(() => client.ExecuteAsync(new RestRequest(resource))));
        return Task.WhenAll(tasks);
    }
}
