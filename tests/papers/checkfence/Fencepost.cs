// Primed operations of the paper (a', d') "are restricted forms that assume no retries (that is, retry loops are restricted
// to a single iteration)" (figure 8): a run in which one would go round again is no run of the test, and what its threads
// have seen until then is no observation. Their methods end in Once here.
using System;

namespace CheckFence;

internal static class Fencepost
{
    // Leaves out the run if the assumption fails. A program can say that only by ending its process: no thread does anything
    // more, and what is observed of the run is its exit, and no result.
    public static void Assume(bool holds)
    {
        if (!holds) Environment.Exit(0);
    }
}
