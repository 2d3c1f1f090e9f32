namespace System.Threading;

public interface IThreadPoolWorkItem
{
    void Execute();
}
