// Asynchronous methods that go on more often than they wait, or on whose builders several threads work.
#nullable disable
using System;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;
using System.Threading.Tasks.Sources;

namespace Misuse;

public static class Continuations
{
    static int sum;

    static void Twice(Action goOn)
    {
        for (int i = 0; i < 2; i++)
            new Thread(() => { try { goOn(); } catch (Exception e) when (e is InvalidOperationException or NullReferenceException) { } }).Start();
    }

    sealed class Awaiter : INotifyCompletion
    {
        int times;
        public bool IsCompleted => times > 0;
        public void OnCompleted(Action goOn) { times++; Twice(goOn); }
        public void GetResult() { }
        public Awaiter GetAwaiter() => this;
    }

    sealed class Source : IValueTaskSource<int>
    {
        int times;
        public int GetResult(short token) => 5;
        public ValueTaskSourceStatus GetStatus(short token) => times > 0 ? ValueTaskSourceStatus.Succeeded : ValueTaskSourceStatus.Pending;
        public void OnCompleted(Action<object> goOn, object state, short token, ValueTaskSourceOnCompletedFlags flags) { times++; Twice(() => goOn(state)); }
    }

    sealed class Context : SynchronizationContext
    {
        public override void Post(SendOrPostCallback callback, object state) => Twice(() => callback(state));
    }

    sealed class OfTwo : INotifyCompletion
    {
        internal Task one, other;
        public bool IsCompleted => one.IsCompleted || other.IsCompleted;
        public void OnCompleted(Action goOn) { one.ContinueWith(_ => goOn()); other.ContinueWith(_ => goOn()); }
        public void GetResult() { }
        public OfTwo GetAwaiter() => this;
    }

    static async Task Adds(Awaiter awaiter) { int local = 0; await awaiter; local++; sum += local; }
    static async Task Adds(ValueTask<int> task) { int local = 0; local += await task; sum += local; }
    static async Task Adds(Task task) { int local = 0; await task; local++; sum += local; }
    static async Task Adds(OfTwo awaiter) { int local = 0; await awaiter; local++; sum += local; }

    static string End(Task task)
    {
        try { task.Wait(); return sum.ToString(); }
        catch (Exception e) { return e.GetType().Name; }
    }

    public static string Awaiter_Goes_On_Twice() { sum = 0; return End(Adds(new Awaiter())); }
    public static string Source_Goes_On_Twice() { sum = 0; return End(Adds(new ValueTask<int>(new Source(), 0))); }

    public static string Context_Goes_On_Twice()
    {
        sum = 0;
        var source = new TaskCompletionSource();
        Task task;
        SynchronizationContext.SetSynchronizationContext(new Context());
        try { task = Adds(source.Task); }
        finally { SynchronizationContext.SetSynchronizationContext(null); }
        source.SetResult();
        return End(task);
    }

    public static string Goes_On_After_Two_Tasks()
    {
        sum = 0;
        TaskCompletionSource a = new(), b = new();
        var task = Adds(new OfTwo { one = a.Task, other = b.Task });
        a.SetResult();
        b.SetResult();
        return End(task);
    }

    // A kind of task with a builder that goes on with its method on two threads.
    [AsyncMethodBuilder(typeof(Builder))]
    sealed class Mine { internal int ends; }

    sealed class Kept<T> where T : IAsyncStateMachine
    {
        internal T machine;
        internal void MoveNext() => machine.MoveNext();
    }

    struct Builder
    {
        public static Builder Create() => new Builder { Task = new Mine() };
        public Mine Task { get; private set; }
        public void Start<T>(ref T machine) where T : IAsyncStateMachine => machine.MoveNext();
        public void SetStateMachine(IAsyncStateMachine machine) { }
        public void SetResult() => Interlocked.Increment(ref Task.ends);
        public void SetException(Exception exception) { }

        public void AwaitOnCompleted<A, T>(ref A awaiter, ref T machine) where A : INotifyCompletion where T : IAsyncStateMachine
        {
            var kept = new Kept<T> { machine = machine };
            Thread t = new(kept.MoveNext), u = new(kept.MoveNext);
            t.Start();
            u.Start();
            t.Join();
            u.Join();
        }

        public void AwaitUnsafeOnCompleted<A, T>(ref A awaiter, ref T machine) where A : ICriticalNotifyCompletion where T : IAsyncStateMachine =>
            AwaitOnCompleted(ref awaiter, ref machine);
    }

    struct Once : INotifyCompletion
    {
        internal static int asked;
        public bool IsCompleted => Interlocked.Increment(ref asked) > 1;
        public void OnCompleted(Action goOn) { }
        public void GetResult() { }
        public Once GetAwaiter() => this;
    }

    static async Mine Own() { int local = 0; await new Once(); local++; Volatile.Write(ref sum, local); }

    public static string Builder_Goes_On_Twice()
    {
        sum = Once.asked = 0;
        return Own().ends + " " + sum;
    }

    // A state machine that nobody but its author knows to be one.
    sealed class ByHand<T> : IAsyncStateMachine
    {
        internal AsyncTaskMethodBuilder<int> builder = AsyncTaskMethodBuilder<int>.Create();
        internal Task awaited;
        internal int at;

        public void SetStateMachine(IAsyncStateMachine machine) { }

        public void MoveNext()
        {
            at++;
            if (at == 1)
            {
                var awaiter = awaited.GetAwaiter();
                var self = this;
                builder.AwaitUnsafeOnCompleted(ref awaiter, ref self);
                at += 10;
            }
            else
            {
                builder.SetResult(at);
            }
        }
    }

    public static string Machine_By_Hand()
    {
        var source = new TaskCompletionSource();
        var machine = new ByHand<int> { awaited = source.Task };
        var t = new Thread(source.SetResult);
        t.Start();
        var self = machine;
        machine.builder.Start(ref self);
        t.Join();
        return machine.builder.Task.Result.ToString();
    }

    static string Two(Func<string> one, Func<string> other)
    {
        string x = null, y = null;
        string Try(Func<string> part) { try { return part(); } catch (Exception e) { return e.GetType().Name; } }
        var t = new Thread(() => x = Try(one));
        var u = new Thread(() => y = Try(other));
        t.Start();
        u.Start();
        t.Join();
        u.Join();
        return x + "/" + y;
    }

    sealed class Builders
    {
        internal AsyncTaskMethodBuilder<int> task = AsyncTaskMethodBuilder<int>.Create();
        internal AsyncValueTaskMethodBuilder<int> value = AsyncValueTaskMethodBuilder<int>.Create();
        internal PoolingAsyncValueTaskMethodBuilder<int> pooling = PoolingAsyncValueTaskMethodBuilder<int>.Create();
        internal AsyncTaskMethodBuilder plain = AsyncTaskMethodBuilder.Create();
    }

    public static string Machine_By_Two() { var m = new ByHand<int> { at = 1 }; return Two(() => { m.MoveNext(); return "a"; }, () => { m.MoveNext(); return "b"; }) + m.builder.Task.Result; }
    public static string Builder_Ends_Twice() { var b = new Builders(); return Two(() => { b.task.SetResult(1); return "1"; }, () => { b.task.SetResult(2); return "2"; }) + b.task.Task.Result; }
    public static string Value_Builder_Ends_Twice() { var b = new Builders(); return Two(() => { b.value.SetResult(1); return "1"; }, () => { b.value.SetResult(2); return "2"; }) + b.value.Task.Result; }
    public static string Pooling_Builder_Ends_Twice() { var b = new Builders(); return Two(() => { b.pooling.SetResult(1); return "1"; }, () => { b.pooling.SetResult(2); return "2"; }) + b.pooling.Task.Result; }
    public static string Builder_Ends_And_Fails() { var b = new Builders(); var t = b.plain.Task; return Two(() => { b.plain.SetResult(); return "1"; }, () => { b.plain.SetException(new FormatException()); return "2"; }) + t.Status; }
    public static string Builder_Ends_And_Is_Asked() { var b = new Builders(); return Two(() => { b.task.SetResult(1); return "1"; }, () => b.task.Task.IsCompleted.ToString()) + b.task.Task.IsCompleted; }
}
