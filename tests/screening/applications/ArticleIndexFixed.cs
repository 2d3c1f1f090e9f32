// Both members take the lock of the articles first.
using System.Collections.Generic;

namespace Shop.Search;

public sealed class ArticleIndex
{
    private readonly object articleLock = new();
    private readonly object indexLock = new();
    private readonly Dictionary<int, string> articles = new();
    private readonly Dictionary<string, int> index = new();

    public void Add(int id, string title)
    {
        lock (articleLock)
        {
            articles[id] = title;
            lock (indexLock)
            {
                index[title] = id;
            }
        }
    }

    public bool Remove(string title)
    {
        lock (articleLock)
        {
            lock (indexLock)
            {
                return index.Remove(title, out var id) && articles.Remove(id);
            }
        }
    }
}
