// An executable with top-level statements: an entry point that waits for an asynchronous method.
using System;
using System.Threading.Tasks;

int sum = 0;
foreach (string argument in args)
    sum += await Length(argument);
Console.WriteLine(sum);
return sum > 0 ? 0 : 1;

static async Task<int> Length(string text)
{
    await Task.Yield();
    return text.Length;
}
