// The module's initializer: it runs once, under a lock of the runtime, before anything else of the module.
#nullable disable warnings
using System;
using System.Runtime.CompilerServices;
using System.Threading;

namespace Programs;

public static class InitOfModule
{
    static int value;

    [ModuleInitializer]
    internal static void Load()
    {
        var thread = new Thread(() => value = 1);
        thread.Start();
        thread.Join();
    }

    // The thread calls a method of the module whose initializer waits for it.
    [ConcurrencyTest]
    public static int X_Wrong() => value;
}

[AttributeUsage(AttributeTargets.Method)]
internal sealed class ConcurrencyTestAttribute : Attribute { }
