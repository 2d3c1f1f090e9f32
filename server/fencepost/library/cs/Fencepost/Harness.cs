using System.Threading.Tasks;

namespace Fencepost;

/// <summary>How the machine awaits what an asynchronous harness returns.</summary>
internal static class Harness
{
    public static void Await(Task task) => task?.GetAwaiter().GetResult();
    public static T Await<T>(Task<T> task) => task.GetAwaiter().GetResult();
    public static void Await(ValueTask task) => task.GetAwaiter().GetResult();
    public static T Await<T>(ValueTask<T> task) => task.GetAwaiter().GetResult();
}
