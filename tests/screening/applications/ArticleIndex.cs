// `Add` takes the lock of the articles first, `Remove` that of the index.
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
            lock (indexLock) // HERE deadlock
            {
                index[title] = id;
            }
        }
    }

    public bool Remove(string title)
    {
        lock (indexLock) // MAY deadlock
        {
            if (!index.Remove(title, out var id))
                return false;
            lock (articleLock) // HERE deadlock
            {
                return articles.Remove(id);
            }
        }
    }
}
