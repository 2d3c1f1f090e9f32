// The log counts atomically.
using System;
using System.Threading;
using System.Threading.Tasks;
using Grpc.Core;
using Microsoft.Extensions.DependencyInjection;

namespace Grpc.Core
{
    public abstract class ServerCallContext;

    [AttributeUsage(AttributeTargets.Class)]
    public class BindServiceMethodAttribute(Type type, string name) : Attribute
    {
        public string Bind { get; } = type.Name + "." + name;
    }
}

namespace Microsoft.Extensions.DependencyInjection
{
    public interface IServiceCollection;

    public static class ServiceCollectionServiceExtensions
    {
        public static IServiceCollection AddSingleton<T>(this IServiceCollection services) where T : class => services;
    }
}

namespace Greeting
{
    public static class Greeter
    {
        [BindServiceMethod(typeof(Greeter), "BindService")]
        public abstract class GreeterBase
        {
            public virtual Task<string> SayHello(string name, ServerCallContext context) => Task.FromResult("");
        }
    }

    public class GreetingLog
    {
        private long letters;

        public long Add(string name) => Interlocked.Add(ref letters, name.Length);
    }

    public class GreeterService(GreetingLog log) : Greeter.GreeterBase
    {
        public override Task<string> SayHello(string name, ServerCallContext context)
        {
            return Task.FromResult("Hello " + name + ", letter " + log.Add(name));
        }
    }

    public static class Startup
    {
        public static void ConfigureServices(IServiceCollection services) => services.AddSingleton<GreetingLog>();
    }
}
