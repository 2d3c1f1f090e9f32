// There is one middleware for all requests: its field is shared.
using System.Threading;
using System.Threading.Tasks;
using Microsoft.AspNetCore.Http;

namespace Microsoft.AspNetCore.Http
{
    public abstract class HttpContext
    {
        public abstract int StatusCode { get; set; }
    }

    public delegate Task RequestDelegate(HttpContext context);
}

namespace Shop.Middleware
{
    public class RequestCountMiddleware
    {
        private readonly RequestDelegate next;
        private readonly int limit;
        private int requests;

        public RequestCountMiddleware(RequestDelegate next, int limit = 1000)
        {
            this.next = next;
            this.limit = limit;
        }

        public async Task InvokeAsync(HttpContext context)
        {
            requests++; // HERE lost-update
            if (requests > limit)
            {
                context.StatusCode = 429;
                return;
            }
            await next(context);
        }
    }
}
