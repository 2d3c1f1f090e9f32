// Updates that are lost: what is written is made of what was read.
using System;
using System.Threading;

namespace Races;

public static class StaticIncrement
{
    static int count;

    static void Add() => count++; // HERE lost-update

    [ConcurrencyTest]
    public static void Run() => Two.Run(Add, Add);
}

public static class FieldOfAnObject
{
    sealed class Account
    {
        int balance;
        public void Deposit(int amount) => balance += amount; // HERE lost-update
    }

    [ConcurrencyTest]
    public static void Run()
    {
        var account = new Account();
        Two.Run(() => account.Deposit(5), () => account.Deposit(7));
    }
}

public static class ArrayElement
{
    static readonly int[] slots = new int[2];

    static void Add(int at) => slots[at]++; // HERE lost-update

    [ConcurrencyTest]
    public static void Run() => Two.Run(() => Add(1), () => Add(1));
}

public static class ElementByReference
{
    static readonly int[] slots = new int[2];

    static void Add()
    {
        ref int slot = ref slots[1];
        slot++; // HERE lost-update
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(Add, Add);
}

public static class CapturedLocal
{
    [ConcurrencyTest]
    public static int Run()
    {
        int count = 0;
        Two.Run(
            () => count++, // HERE lost-update
            () => count++); // HERE lost-update
        return count;
    }
}

public static class ReadAndWriteApart
{
    static int total;

    static void Add()
    {
        int seen = total;
        total = seen + 1; // HERE lost-update
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(Add, Add);
}

public static class ThroughOtherVariables
{
    static int total;

    static int Next(int value) => value + 1;

    static void Add()
    {
        int seen = total;
        var kept = new[] { seen };
        int next = Next(kept[0]);
        total = next; // HERE lost-update
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(Add, Add);
}

public static class OverAPlainWrite
{
    static int level;

    // Here the write of a constant is lost.
    [ConcurrencyTest]
    public static void Run() => Two.Run(
        () => level++, // HERE lost-update
        () => level = 10);
}

public static class VolatileIncrement
{
    static volatile int count;

    static void Add() => count++; // HERE lost-update

    [ConcurrencyTest]
    public static void Run() => Two.Run(Add, Add);
}

public static class VolatileReadAndWrite
{
    static int count;

    static void Add()
    {
        int seen = Volatile.Read(ref count);
        Volatile.Write(ref count, seen + 1); // HERE lost-update
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(Add, Add);
}

public static class ExchangeOfASum
{
    static int count;

    static void Add()
    {
        int seen = count;
        Interlocked.Exchange(ref count, seen + 1); // HERE lost-update
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(Add, Add);
}

public static class TextAppended
{
    static string text = "";

    static void Add(string part) => text += part; // HERE lost-update

    [ConcurrencyTest]
    public static void Run() => Two.Run(() => Add("a"), () => Add("b"));
}

public static class FlagsAdded
{
    static int flags;

    static void Set(int flag) => flags |= flag; // HERE lost-update

    [ConcurrencyTest]
    public static void Run() => Two.Run(() => Set(1), () => Set(2));
}

public static class PartOfAStruct
{
    struct Point { public int X, Y; }

    static Point point;

    static void Move() => point.X++; // HERE lost-update

    [ConcurrencyTest]
    public static void Run() => Two.Run(Move, Move);
}

public static class HandlersOfAPlainField
{
    static Action handlers;

    static void Add(Action handler) => handlers += handler; // HERE lost-update

    [ConcurrencyTest]
    public static void Run()
    {
        Two.Run(() => Add(() => { }), () => Add(() => { }));
        handlers();
    }
}

// ---- what contains what was read, and what was compared with it

public static class PushedNode
{
    sealed record Node(int Value, Node Next);

    static Node head;

    static void Push(int value) => head = new Node(value, head); // HERE lost-update

    [ConcurrencyTest]
    public static void Run() => Two.Run(() => Push(1), () => Push(2));
}

public static class RecordWithOneMore
{
    sealed record State(int Started, int Ended);

    static State state = new(0, 0);

    static void Start() => state = state with { Started = state.Started + 1 }; // HERE lost-update

    static void End() => state = state with { Ended = state.Ended + 1 }; // HERE lost-update

    [ConcurrencyTest]
    public static void Run() => Two.Run(Start, End);
}

public static class GrownArray
{
    static int[] items = { };

    static void Add(int item)
    {
        int[] old = items;
        var grown = new int[old.Length + 1];
        Array.Copy(old, grown, old.Length);
        grown[old.Length] = item;
        items = grown; // HERE lost-update
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(() => Add(1), () => Add(2));
}

public static class LargestByComparison
{
    static int largest;

    static void Note(int value)
    {
        if (value > largest)
            largest = value; // HERE lost-update
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(() => Note(1), () => Note(2));
}

public static class LargestByMax
{
    static int largest;

    static void Note(int value) => largest = Math.Max(largest, value); // HERE lost-update

    [ConcurrencyTest]
    public static void Run() => Two.Run(() => Note(1), () => Note(2));
}

public static class StructWrittenBack
{
    struct Point { public int X, Y; }

    static Point point;

    static void SetX()
    {
        Point copy = point;
        copy.X = 1;
        point = copy; // HERE lost-update
    }

    // The other part of the struct is overwritten with what was read.
    [ConcurrencyTest]
    public static void Run() => Two.Run(SetX, () => point.Y = 2);
}

public static class ChosenByAnIf
{
    static int smallest = 9;

    static void Note(int value) => smallest = value < smallest ? value : smallest; // HERE lost-update

    [ConcurrencyTest]
    public static void Run() => Two.Run(() => Note(1), () => Note(2));
}

public static class Toggled
{
    static bool on;

    static void Toggle() => on = !on; // HERE lost-update

    [ConcurrencyTest]
    public static void Run() => Two.Run(Toggle, Toggle);
}
