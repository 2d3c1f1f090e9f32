// The builder is used under a lock.
using System;
using System.Text;
using System.Threading.Tasks;

namespace Builds;

public sealed class BuildOutput
{
    private readonly StringBuilder text = new();

    public void Append(string line)
    {
        lock (text)
            text.AppendLine(line);
    }

    public override string ToString()
    {
        lock (text)
            return text.ToString();
    }
}

public static class Program
{
    public static void Main()
    {
        var output = new BuildOutput();
        var server = Task.Run(() => output.Append("server built"));
        var client = Task.Run(() => output.Append("client built"));
        Task.WaitAll(server, client);
        Console.Write(output);
    }
}
