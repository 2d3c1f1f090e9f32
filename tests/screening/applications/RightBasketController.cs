// A controller lives for one request: its fields are not shared. What it shares is a concurrent dictionary.
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using Microsoft.AspNetCore.Mvc;

namespace Microsoft.AspNetCore.Mvc
{
    public abstract class ControllerBase;

    public class ApiControllerAttribute : Attribute;

    public class HttpPostAttribute : Attribute;
}

namespace Shop.Baskets
{
    [ApiController]
    public class BasketController : ControllerBase
    {
        private static readonly ConcurrentDictionary<string, int> sold = new();
        private readonly List<string> warnings = new();
        private int lines;

        [HttpPost]
        public int Post(string[] articles)
        {
            foreach (var article in articles)
            {
                lines++;
                if (article.Length == 0)
                    warnings.Add("line " + lines);
                else
                    sold.AddOrUpdate(article, 1, (_, count) => count + 1);
            }
            return lines - warnings.Count;
        }
    }
}
