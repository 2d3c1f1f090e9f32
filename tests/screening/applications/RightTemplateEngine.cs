// Double-checked with a volatile field: the object is complete when it is published.
using System;
using System.Collections.Generic;

namespace Mail.Templates;

public sealed class TemplateEngine
{
    private readonly object gate = new();
    private readonly Func<string, string> read;
    private volatile Dictionary<string, string>? templates;

    public TemplateEngine(Func<string, string> read)
    {
        this.read = read;
    }

    public string Render(string name, string value)
    {
        return Templates()[name].Replace("{}", value);
    }

    private Dictionary<string, string> Templates()
    {
        var found = templates;
        if (found != null)
            return found;
        lock (gate)
        {
            if (templates == null)
            {
                found = new Dictionary<string, string>();
                foreach (var name in new[] { "welcome", "reminder" })
                    found.Add(name, read(name));
                templates = found;
            }
            return templates;
        }
    }
}
