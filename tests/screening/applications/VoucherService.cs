// The singleton keeps the last voucher in a field: two requests get one number.
using System.Threading;
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
        public static IServiceCollection AddSingleton<TService, TImplementation>(this IServiceCollection services)
            where TImplementation : class, TService => services;
    }
}

namespace Shop.Vouchers
{
    public interface IVouchers
    {
        string Next();
    }

    public class VoucherService : IVouchers
    {
        private int last = 41;

        public string Next() => "V" + ++last; // HERE lost-update
    }

    public class VouchersController(IVouchers vouchers) : ControllerBase
    {
        public string Post() => vouchers.Next();
    }

    public static class Registration
    {
        public static void AddVouchers(this IServiceCollection services) => services.AddSingleton<IVouchers, VoucherService>();
    }
}
