// One source, built with different names defined: what of it an edit makes it necessary to test again.
using System;
using System.Threading;

sealed class ThreadSafeAttribute : Attribute { }

namespace Edited
{
#if LINES
    // Further lines,
    // and nothing else.

#endif
    [ThreadSafe]
    public class Counter
    {
        int value;
        public int Next() => Interlocked.Increment(ref value);
#if MEMBER
        public void Reset() => value = Plain.Zero(value);
        public int Twice() { value++; return ++value; }
#endif
    }

    [ThreadSafe]
    public class Racy
    {
        int value;
        public int Next() => ++value;
    }

    public class Plain
    {
        public static int Zero(int value) => 0;
#if OTHER
        public static int One(int value) => 1;
#endif
    }
}
