// `loaded` is set last, and volatile.
using System;
using System.Collections.Generic;
using System.Threading.Tasks;

namespace Localization;

public interface ITextSource
{
    IReadOnlyDictionary<string, string> Read(string language);
}

public class TranslationLoader
{
    private readonly ITextSource source;
    private volatile bool loaded;
    private IReadOnlyDictionary<string, string>? texts;

    public TranslationLoader(ITextSource source)
    {
        this.source = source;
    }

    public Task Start(string language)
    {
        return Task.Run(() =>
        {
            texts = source.Read(language);
            loaded = true;
        });
    }

    public string Translate(string key)
    {
        if (!loaded)
            return key;
        return texts!.TryGetValue(key, out var text) ? text : key;
    }
}
