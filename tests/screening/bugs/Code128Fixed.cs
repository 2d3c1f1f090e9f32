// PdfSharp, Code128: pull request 2 of Lakerfield.
// The dictionary is filled once, before any constructor runs.
using System;
using System.Collections.Generic;

namespace PdfSharp.Drawing.BarCodes;

/// <summary>Represents a Code 128 bar code.</summary>
public class Code128
{
    private static readonly Dictionary<byte, byte[]> Patterns = Load();

    private readonly byte[] values;

    public Code128(string text)
    {
        values = new byte[text.Length];
        for (var i = 0; i < text.Length; i++)
            values[i] = (byte)(text[i] % 2);
    }

    private static Dictionary<byte, byte[]> Load()
    {
        var patterns = new Dictionary<byte, byte[]>();
        patterns.Add(0, new byte[] { 2, 1, 2 });
        patterns.Add(1, new byte[] { 2, 2, 1 });
        return patterns;
    }

    public int Width
    {
        get
        {
            var width = 0;
            foreach (var value in values)
            {
                foreach (var bar in Patterns[value])
                    width += bar;
            }
            return width;
        }
    }
}
