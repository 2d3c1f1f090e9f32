// The service is registered for each scope and each use, not as a singleton: a request has its own.
using System.Collections.Generic;
using Microsoft.AspNetCore.Mvc;
using Microsoft.Extensions.DependencyInjection;

namespace Microsoft.AspNetCore.Mvc
{
    public abstract class ControllerBase;
}

namespace Microsoft.Extensions.DependencyInjection
{
    public interface IServiceCollection;

    public static class ServiceCollectionServiceExtensions
    {
        public static IServiceCollection AddScoped<T>(this IServiceCollection services) where T : class => services;
        public static IServiceCollection AddTransient<T>(this IServiceCollection services) where T : class => services;
    }
}

namespace Shop.Scoped
{
    public class Basket
    {
        private readonly List<string> articles = new();

        public int Add(string article)
        {
            articles.Add(article);
            return articles.Count;
        }
    }

    public class Discount
    {
        private int uses;

        public decimal Apply(decimal price) => ++uses > 1 ? price : price * 0.9m;
    }

    public class BasketsController(Basket basket, Discount discount) : ControllerBase
    {
        public decimal Post(string article, decimal price) => basket.Add(article) * discount.Apply(price);
    }

    public static class Registration
    {
        public static void Add(IServiceCollection services) => services.AddScoped<Basket>().AddTransient<Discount>();
    }
}
