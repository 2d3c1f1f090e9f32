// Requests run beside each other, each with a controller of its own; they share the static counter.
using System;
using System.Threading;
using Microsoft.AspNetCore.Mvc;

namespace Microsoft.AspNetCore.Mvc
{
    public abstract class ControllerBase;

    [AttributeUsage(AttributeTargets.Class)]
    public class ApiControllerAttribute : Attribute;

    [AttributeUsage(AttributeTargets.Method)]
    public class HttpGetAttribute : Attribute;
}

namespace Shop.Controllers
{
    [ApiController]
    public class HitsController : ControllerBase
    {
        private static int hits;

        [HttpGet]
        public int Get()
        {
            hits++; // HERE lost-update
            return hits;
        }
    }
}
