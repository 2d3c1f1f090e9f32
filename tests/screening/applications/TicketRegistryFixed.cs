// The runtime makes the instance, once.
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
        private static readonly TicketRegistry instance = new();
        private int number;

        private TicketRegistry()
        {
        }

        public static TicketRegistry Instance => instance;

        public int Next() => Interlocked.Increment(ref number);
    }

    public class TicketsController : ControllerBase
    {
        public int Post() => TicketRegistry.Instance.Next();
    }
}
