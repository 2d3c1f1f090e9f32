// `loaded` is set before the texts are there: a reader in between gets no text, in the order of the program too.
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
            loaded = true; // MAY exception
            texts = source.Read(language);
        });
    }

    public string Translate(string key)
    {
        if (!loaded)
            return key;
        return texts!.TryGetValue(key, out var text) ? text : key; // HERE exception
    }
}
