// Primed operations of the paper (a', d') "are restricted forms that assume no retries (that is, retry loops are restricted
// to a single iteration)" (figure 8): a run in which one would go round again is no run of the test, and what its threads
// have seen until then is no observation. Their methods end in Once here.
using System;

namespace CheckFence;

internal static class Fencepost
{
    // Leaves out the run if the assumption fails. It ends the process then: no thread does anything more, and no result is
    // returned.
    public static void Assume(bool holds)
    {
        if (!holds) Environment.Exit(0);
    }
}
