// What a guard may be, and what cannot be one.
using System.Threading;

namespace Races;

public static class PropertyThatReturnsAField
{
    sealed class Box
    {
        readonly object own = new();
        object Gate => own;
        [GuardedBy(nameof(Gate))] int state;

        public void Add()
        {
            lock (own) state++;
        }
    }

    [ConcurrencyTest]
    public static void Run()
    {
        var box = new Box();
        Two.Run(box.Add, box.Add);
    }
}

public static class PropertyOfItsOwn
{
    sealed class Box
    {
        public object Gate { get; } = new();
        [GuardedBy(nameof(Gate))] public int state;
    }

    [ConcurrencyTest]
    public static void Run()
    {
        var box = new Box();
        Two.Run(
            () =>
            {
                lock (box.Gate) box.state = 1;
            },
            () => box.state = 2); // HERE guarded-by
    }
}

public static class GuardedByAMutex
{
    static readonly Mutex gate = new();
    [GuardedBy("gate")] static int state;

    static void Add()
    {
        gate.WaitOne();
        state++;
        gate.ReleaseMutex();
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(Add, Add);
}

public static class BesideAMutex
{
    static readonly Mutex gate = new();
    [GuardedBy("gate")] static int state;

    static void Set(int value)
    {
        gate.WaitOne();
        gate.ReleaseMutex();
        state = value; // HERE guarded-by
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(() => Set(1), () => Set(2));
}

public static class GuardedByASpinLock
{
    static SpinLock gate;
    [GuardedBy("gate")] static int state;

    static void Add()
    {
        bool taken = false;
        gate.Enter(ref taken);
        state++;
        gate.Exit();
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(Add, Add);
}

public static class BesideASpinLock
{
    sealed class Box
    {
        public SpinLock gate = new(false);
        [GuardedBy("gate")] public int state;
    }

    [ConcurrencyTest]
    public static void Run()
    {
        var box = new Box();
        Two.Run(
            () =>
            {
                bool taken = false;
                box.gate.Enter(ref taken);
                box.gate.Exit();
                box.state = 1; // HERE guarded-by
            },
            () =>
            {
                bool taken = false;
                box.gate.Enter(ref taken);
                box.state = 2;
                box.gate.Exit();
            });
    }
}

public static class GateOfTheTypeAround
{
    static readonly object outer = new();

    sealed class Box
    {
        [GuardedBy("outer")] public int state;
    }

    [ConcurrencyTest]
    public static void Run()
    {
        var box = new Box();
        void Add()
        {
            lock (outer) box.state++;
        }
        Two.Run(Add, Add);
    }
}

public static class NoMemberOfThatName
{
    [GuardedBy("gaet")] static int state;

    [ConcurrencyTest]
    public static void Run() => Two.Run(() => state = 1, () => { }); // HERE guarded-by
}

public static class MemberThatIsNoLock
{
    static readonly int gate = 1;
    [GuardedBy("gate")] static int state;

    [ConcurrencyTest]
    public static void Run() => Two.Run(() => state = gate, () => { }); // HERE guarded-by
}

public static class StaticFieldOfThis
{
    [GuardedBy("this")] static int state;

    [ConcurrencyTest]
    public static void Run() => Two.Run(() => state = 1, () => { }); // HERE guarded-by
}
