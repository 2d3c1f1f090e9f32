// The sizes are added up when all downloads are over.
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
        var downloads = addresses.Select(address => Task.Run(() =>
        {
            var content = fetcher.Fetch(address);
            return content.LongLength;
        }));
        var sizes = await Task.WhenAll(downloads);
        return sizes.Sum();
    }
}
