// All requests share a static dictionary.
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using Microsoft.AspNetCore.Mvc;

namespace Microsoft.AspNetCore.Mvc
{
    public abstract class ControllerBase;

    public class ApiControllerAttribute : Attribute;

    public class RouteAttribute(string template) : Attribute
    {
        public string Template { get; } = template;
    }

    public class HttpGetAttribute(string template) : Attribute
    {
        public string Template { get; } = template;
    }
}

namespace Shop.Catalog
{
    public interface ICatalog
    {
        string? Describe(int article);
    }

    [ApiController]
    [Route("catalog")]
    public class CatalogController(ICatalog catalog) : ControllerBase
    {
        private static readonly Dictionary<int, string?> cache = new();

        [HttpGet("{article}")]
        public string? Get(int article)
        {
            if (cache.TryGetValue(article, out var text)) // HERE unsafe-collection
                return text;
            text = catalog.Describe(article);
            cache[article] = text; // HERE unsafe-collection
            return text;
        }
    }
}
