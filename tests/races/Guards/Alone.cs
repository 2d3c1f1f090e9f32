// Guarded fields that are touched without their lock where no other thread can touch them.
using System.Threading;
using System.Threading.Tasks;

namespace Races;

public static class TakenOutByExchange
{
    sealed class Box
    {
        public readonly object gate = new();
        [GuardedBy("gate")] public int state;
    }

    static Box shared = new();

    // Who has taken it out is the only one that has it.
    static void Take()
    {
        Box mine = Interlocked.Exchange(ref shared, null);
        if (mine != null)
            mine.state = 1;
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(Take, Take);
}

public static class InitializedByItsMaker
{
    sealed class Box
    {
        public readonly object gate = new();
        [GuardedBy("gate")] public int state;
    }

    static Box shared;

    static void Look()
    {
        Box box = Volatile.Read(ref shared);
        if (box != null)
            lock (box.gate)
                box.state++;
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(() => Volatile.Write(ref shared, new Box { state = 1 }), Look);
}

public static class ConstructorBeforeItPublishesThis
{
    sealed class Listener
    {
        public readonly object gate = new();
        [GuardedBy("gate")] public int state = 1;

        public Listener()
        {
            state++;
            Init();
            Volatile.Write(ref shared, this);
        }

        void Init() => state++;
    }

    static Listener shared;

    static void Look()
    {
        Listener listener = Volatile.Read(ref shared);
        if (listener != null)
            lock (listener.gate)
                listener.state++;
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(() => new Listener(), Look);
}

public static class ObjectOfOneThread
{
    sealed class Box
    {
        readonly object gate = new();
        [GuardedBy("gate")] int state;
        public int Next() => ++state;
    }

    static int Count()
    {
        var box = new Box();
        box.Next();
        return box.Next();
    }

    [ConcurrencyTest]
    public static int Run()
    {
        int one = 0, other = 0;
        Two.Run(() => one = Count(), () => other = Count());
        return one + other;
    }
}

public static class FilledBeforeItIsShared
{
    sealed class Box
    {
        public readonly object gate = new();
        [GuardedBy("gate")] public int state;
    }

    [ConcurrencyTest]
    public static void Run()
    {
        var box = new Box();
        box.state = 5;
        void Add()
        {
            lock (box.gate) box.state++;
        }
        Two.Run(Add, Add);
    }
}

public static class AfterTheOthersHaveEnded
{
    sealed class Box
    {
        public readonly object gate = new();
        [GuardedBy("gate")] public int state;
    }

    [ConcurrencyTest]
    public static int Run()
    {
        var box = new Box();
        void Add()
        {
            lock (box.gate) box.state++;
        }
        Two.Run(Add, Add);
        return box.state;
    }
}

public static class AfterTheTaskHasEnded
{
    sealed class Box
    {
        public readonly object gate = new();
        [GuardedBy("gate")] public int state;
    }

    [ConcurrencyTest]
    public static async Task<int> Run()
    {
        var box = new Box();
        await Task.Run(() =>
        {
            lock (box.gate) box.state++;
        });
        return box.state;
    }
}

public static class StaticConstructor
{
    static class Settings
    {
        static readonly object gate = new();
        [GuardedBy("gate")] static int level;

        static Settings() => level = 3;

        public static void Raise()
        {
            lock (gate) level++;
        }
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(Settings.Raise, Settings.Raise);
}

public static class BeforeAnotherThreadStarts
{
    static readonly object gate = new();
    [GuardedBy("gate")] static int level;

    static void Raise()
    {
        lock (gate) level++;
    }

    [ConcurrencyTest]
    public static void Run()
    {
        level = 5;
        Two.Run(Raise, Raise);
    }
}

public static class BenignLook
{
    static readonly object gate = new();
    [GuardedBy("gate"), BenignRace("an old value is as good")] static int level;

    static void Raise()
    {
        lock (gate) level++;
    }

    [ConcurrencyTest]
    public static int Run()
    {
        int seen = 0;
        Two.Run(Raise, () => seen = level);
        return seen;
    }
}
