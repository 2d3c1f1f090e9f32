// What is awaited is added in one atomic step.
using System.Collections.Generic;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

namespace Files;

public interface IFolder
{
    IReadOnlyList<string> Files { get; }
    Task<long> SizeOfAsync(string file);
}

public class FolderSize(IFolder folder)
{
    public async Task<long> MeasureAsync()
    {
        long total = 0;
        await Task.WhenAll(folder.Files.Select(AddAsync));
        return total;

        async Task AddAsync(string file)
        {
            var size = await folder.SizeOfAsync(file);
            Interlocked.Add(ref total, size);
        }
    }
}
