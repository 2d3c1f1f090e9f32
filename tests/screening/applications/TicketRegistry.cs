// `Instance` is made by whoever comes first: two requests make two registries, and give out one number twice.
using System.Threading;
using Microsoft.AspNetCore.Mvc;

namespace Microsoft.AspNetCore.Mvc
{
    public abstract class ControllerBase;
}

namespace Tickets
{
    public sealed class TicketRegistry
    {
        private static TicketRegistry? instance;
        private int number;

        private TicketRegistry()
        {
        }

        public static TicketRegistry Instance => instance ??= new TicketRegistry(); // HERE lost-update

        public int Next() => Interlocked.Increment(ref number);
    }

    public class TicketsController : ControllerBase
    {
        public int Post() => TicketRegistry.Instance.Next();
    }
}
