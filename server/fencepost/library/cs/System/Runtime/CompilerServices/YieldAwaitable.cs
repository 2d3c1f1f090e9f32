using System.Threading.Tasks;

namespace System.Runtime.CompilerServices;

public readonly struct YieldAwaitable
{
    public YieldAwaiter GetAwaiter() => default;

    public readonly struct YieldAwaiter : ICriticalNotifyCompletion
    {
        public bool IsCompleted => false;
        public void OnCompleted(Action continuation) => Task.Post(continuation, true, true);
        public void UnsafeOnCompleted(Action continuation) => Task.Post(continuation, true, false);
        public void GetResult() { }
    }
}
