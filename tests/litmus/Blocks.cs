using System;
using System.Threading;

// Members that touch many variables do so one after the other, and no more in order than plain accesses.
public static class Blocks
{
    static void Run(ThreadStart one, ThreadStart other)
    {
        var a = new Thread(one);
        var b = new Thread(other);
        a.Start();
        b.Start();
        a.Join();
        b.Join();
    }

    struct Two { public int First, Second; }

    static Two two;

    public static (int, int) Copied()
    {
        int[] from = { 1, 2 }, to = new int[2];
        int a = -1, b = -1;
        Run(() => Array.Copy(from, to, 2), () => { a = Volatile.Read(ref to[1]); b = Volatile.Read(ref to[0]); });
        return (a, b);
    }

    public static (int, int) CopiedFrom()
    {
        int[] from = new int[2], to = new int[2];
        Run(() => Array.Copy(from, to, 2), () => { Volatile.Write(ref from[0], 1); Volatile.Write(ref from[1], 2); });
        return (to[0], to[1]);
    }

    public static (int, int) Cleared()
    {
        int[] to = { 1, 2 };
        int a = -1, b = -1;
        Run(() => Array.Clear(to), () => { a = Volatile.Read(ref to[1]); b = Volatile.Read(ref to[0]); });
        return (a, b);
    }

    public static (int, int) Spanned()
    {
        int[] from = { 1, 2 }, to = new int[2];
        int a = -1, b = -1;
        Run(() => from.AsSpan().CopyTo(to), () => { a = Volatile.Read(ref to[1]); b = Volatile.Read(ref to[0]); });
        return (a, b);
    }

    public static (int, int) Struct()
    {
        int a = -1, b = -1;
        Run(
            () => two = new Two { First = 1, Second = 2 },
            () => { a = Volatile.Read(ref two.Second); b = Volatile.Read(ref two.First); });
        return (a, b);
    }

    public static (int, int) Cloned()
    {
        int[] from = new int[2];
        var got = Array.Empty<int>();
        Run(() => got = (int[])from.Clone(), () => { Volatile.Write(ref from[0], 1); Volatile.Write(ref from[1], 2); });
        return (got[0], got[1]);
    }

    // What the thread itself has written just before.
    public static (int, int, int) Own()
    {
        int[] from = new int[2], to = new int[2];
        int a = -1;
        Run(() => { from[0] = 1; from[1] = 2; Array.Copy(from, to, 2); }, () => { a = to[1]; from[1] = 3; });
        return (to[0], to[1], a);
    }

    public static (int, int) Overlapping()
    {
        int[] items = { 1, 2, 3 };
        int a = -1;
        Run(() => Array.Copy(items, 0, items, 1, 2), () => a = items[1]);
        return (items[1] * 10 + items[2], a);
    }

    // A barrier after it holds all of it.
    public static bool Released()
    {
        int[] from = { 1, 2 }, to = new int[2];
        int ready = 0, sum = 3;
        Run(
            () => { Array.Copy(from, to, 2); Volatile.Write(ref ready, 1); },
            () => { if (Volatile.Read(ref ready) == 1) sum = to[0] + to[1]; });
        return sum == 3;
    }

    public static (int, int) BlockCopied()
    {
        int[] from = { 1, 2 }, to = new int[2];
        int a = -1, b = -1;
        Run(() => Buffer.BlockCopy(from, 0, to, 0, 8), () => { a = Volatile.Read(ref to[1]); b = Volatile.Read(ref to[0]); });
        return (a, b);
    }

    public static (int, int) BlockCopiedFrom()
    {
        int[] from = new int[2], to = new int[2];
        Run(() => Buffer.BlockCopy(from, 0, to, 0, 8), () => { Volatile.Write(ref from[0], 1); Volatile.Write(ref from[1], 2); });
        return (to[0], to[1]);
    }

    public static int BlockCopiedUpwards()
    {
        int[] items = { 1, 2, 3 };
        Run(() => Buffer.BlockCopy(items, 0, items, 4, 8), () => { });
        return items[0] * 100 + items[1] * 10 + items[2];
    }

    public static int BlockCopiedInParts()
    {
        byte[] bytes = { 1, 2, 3, 4, 5 };
        var numbers = new int[1];
        Run(() => { Buffer.BlockCopy(bytes, 1, numbers, 0, 4); Buffer.BlockCopy(numbers, 1, bytes, 0, 2); }, () => { });
        return numbers[0] * 16 + bytes[0] * 4 + bytes[1];
    }

    public static (int, int) Filled()
    {
        var to = new byte[2];
        int a = -1, b = -1;
        Run(() => new Span<byte>(to).Fill(1), () => { a = Volatile.Read(ref to[1]); b = Volatile.Read(ref to[0]); });
        return (a, b);
    }

    static byte FirstByte(int[] items) => System.Runtime.InteropServices.MemoryMarshal.AsBytes(items.AsSpan())[0];

    public static (int, int) BytesPassed()
    {
        int[] x = new int[1], y = new int[1];
        int a = -1, b = -1;
        Run(() => { x[0] = 1; a = FirstByte(y); }, () => { y[0] = 1; b = FirstByte(x); });
        return (a, b);
    }

    // The bytes of what has just been written.
    public static int Bytes()
    {
        int[] items = new int[1];
        int seen = -1, other = -1;
        Run(
            () => { items[0] = 0x0102; seen = BitConverter.ToInt16(System.Runtime.InteropServices.MemoryMarshal.AsBytes(items.AsSpan())); },
            () => other = items[0]);
        return other == 0 || other == 0x0102 ? seen : -1;
    }
}
