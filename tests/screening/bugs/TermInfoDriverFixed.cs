// Mono, TermInfoDriver.Init: issue 18317.
// `inited` is set last.
using System;
using System.Collections.Generic;

namespace System;

public class TermInfoReader
{
    private readonly Dictionary<string, string> strings = new Dictionary<string, string>
    {
        ["clear"] = "\u001b[H\u001b[2J",
        ["bell"] = "\a",
    };

    public int Get(string number) => number == "columns" ? 80 : 24;

    public string GetString(string name) => strings[name];
}

public class TermInfoDriver
{
    private readonly object initLock = new object();
    private volatile bool inited;
    private TermInfoReader? reader;
    private string? clear;
    private string? bell;
    private int windowWidth;

    public void Init()
    {
        if (inited)
            return;

        lock (initLock)
        {
            if (inited)
                return;

            reader = new TermInfoReader();
            windowWidth = reader.Get("columns");
            clear = reader.GetString("clear");
            bell = reader.GetString("bell");
            inited = true;
        }
    }

    public int WindowWidth
    {
        get
        {
            Init();
            return windowWidth;
        }
    }

    public int Clear(char[] output)
    {
        Init();
        return Write(clear!, output);
    }

    public int Beep(char[] output)
    {
        Init();
        return Write(bell!, output);
    }

    private static int Write(string text, char[] output)
    {
        var count = Math.Min(text.Length, output.Length);
        for (var i = 0; i < count; i++)
            output[i] = text[i];
        return count;
    }
}
