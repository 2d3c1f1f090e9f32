using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Threading;

public static class Memory
{
    private static int s_a;
    private static object s_last;

    [ConcurrencyTest]
    public static int HugeArray() => new byte[int.MaxValue].Length;

    [ConcurrencyTest]
    public static int ManyArrays()
    {
        var arrays = new List<int[]>();
        while (true)
            arrays.Add(new int[1_000_000]);
    }

    [ConcurrencyTest]
    public static int ManyDimensions() => new int[1000, 1000, 1000].Length;

    [ConcurrencyTest]
    public static int LongList()
    {
        object[] last = null;
        while (true)
            last = new object[] { last };
    }

    [ConcurrencyTest]
    public static int SharedList()
    {
        var thread = new Thread(() => { while (true) s_last = new object[] { s_last }; });
        thread.Start();
        while (true)
            s_last = new object[] { s_last, s_last };
    }

    [ConcurrencyTest]
    public static int GrowingStates()
    {
        var thread = new Thread(() => { while (true) s_a++; });
        thread.Start();
        var list = new List<long[]>();
        while (true)
            list.Add(new long[4096 + s_a]);
    }

    [ConcurrencyTest]
    public static unsafe int Stack()
    {
        int sum = 0;
        for (int i = 0; i < 10_000; i++)
        {
            byte* memory = stackalloc byte[1_000_000];
            sum += memory[i];
        }
        return sum;
    }

    [ConcurrencyTest]
    public static unsafe int Native()
    {
        byte* memory = (byte*)NativeMemory.Alloc(4_000_000_000);
        memory[3_999_999_999] = 1;
        return memory[3_999_999_999];
    }

    [ConcurrencyTest]
    public static unsafe int WildPointer() => *(int*)0x1234567890;

    [ConcurrencyTest]
    public static unsafe int WildWrite()
    {
        int value = 0;
        int* pointer = &value;
        for (int i = 0; i < 1000; i++)
            pointer[i * 1000] = i;
        return value;
    }

    [ConcurrencyTest]
    public static unsafe int FixedBeyond()
    {
        var array = new int[4];
        fixed (int* pointer = array)
            return pointer[1_000_000] + pointer[-7];
    }

    [ConcurrencyTest]
    public static unsafe long AddressOfNumber()
    {
        int value = 3;
        return (long)(IntPtr)(&value) * 3 + 7;
    }

    [ConcurrencyTest]
    public static int WrongType() => Unsafe.As<Other>(new object()).Value;

    [ConcurrencyTest]
    public static int WrongTypeOfText() => Unsafe.As<Other>((object)"text").Value;

    [ConcurrencyTest]
    public static int WrongTypeOfBox() => Unsafe.As<int[]>((object)new Other()).Length;

    [ConcurrencyTest]
    public static int WrongTypeOfDelegate() => Unsafe.As<Action>((object)new int[3]).GetHashCode();

    [ConcurrencyTest]
    public static void WrongTypeCalled() => Unsafe.As<Action>((object)new Other { Value = 4 })();

    [ConcurrencyTest]
    public static int WrongReference()
    {
        object text = "text";
        ref Other other = ref Unsafe.As<object, Other>(ref text);
        return other.Value;
    }

    [ConcurrencyTest]
    public static int Overlapped()
    {
        var both = new Both { Text = "text" };
        return both.Other.Value;
    }

    [ConcurrencyTest]
    public static int InlineArray()
    {
        var huge = new Huge();
        return huge[7];
    }

    [ConcurrencyTest]
    public static int LargeStruct()
    {
        var large = new Large();
        return large.First;
    }

    [ConcurrencyTest]
    public static int Queued()
    {
        var queue = new ConcurrentQueue<string>();
        var thread = new Thread(() => { while (true) queue.Enqueue(new string('x', 1000)); });
        thread.Start();
        while (true)
            queue.TryDequeue(out _);
    }

    [ConcurrencyTest]
    public static int Dictionary()
    {
        var dictionary = new Dictionary<long, long>();
        for (long i = 0; ; i++)
            dictionary[i * 7919] = i;
    }

    [ConcurrencyTest]
    public static int Combinations() =>
        (from a in Enumerable.Range(0, 1000) from b in Enumerable.Range(0, 1000) from c in Enumerable.Range(0, 1000) select a + b + c).ToArray().Length;

    [ConcurrencyTest]
    public static int Capacity() => new List<int>(2_000_000_000).Capacity;

    [ConcurrencyTest]
    public static int Bits() => new System.Collections.BitArray(2_000_000_000).Length;

    private sealed class Other
    {
        public int Value;
    }

    [StructLayout(LayoutKind.Explicit)]
    private struct Both
    {
        [FieldOffset(0)] public string Text;
        [FieldOffset(0)] public Other Other;
    }

    [InlineArray(100_000_000)]
    private struct Huge
    {
        private byte _first;
    }

    [StructLayout(LayoutKind.Sequential, Size = 1_000_000)]
    private struct Large
    {
        public int First;
    }
}
