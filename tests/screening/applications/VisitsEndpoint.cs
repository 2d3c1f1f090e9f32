// The handler is called by all requests; they share the variable that it has captured.
using System;
using System.Collections.Generic;
using System.Threading;
using Microsoft.AspNetCore.Builder;

var visits = 0;
var app = WebApplication.Create(args);
app.MapGet("/", () => "Hello");
app.MapGet("/visits", () => ++visits); // HERE lost-update
app.Run();

namespace Microsoft.AspNetCore.Builder
{
    public sealed class WebApplication
    {
        private readonly Dictionary<string, Delegate> routes = new();

        public static WebApplication Create(string[] args) => new();

        public WebApplication MapGet(string pattern, Delegate handler)
        {
            routes.Add(pattern, handler);
            return this;
        }

        public void Run() => Console.WriteLine(routes.Count + " routes");
    }
}
