// All downloads add their size to one local variable.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;

namespace Downloads;

public interface IFetcher
{
    byte[] Fetch(string address);
}

public class Downloader
{
    private readonly IFetcher fetcher;

    public Downloader(IFetcher fetcher) => this.fetcher = fetcher;

    public async Task<long> DownloadAllAsync(IEnumerable<string> addresses)
    {
        long bytes = 0;
        var downloads = addresses.Select(address => Task.Run(() =>
        {
            var content = fetcher.Fetch(address);
            bytes += content.Length; // HERE lost-update
        }));
        await Task.WhenAll(downloads);
        return bytes;
    }
}
