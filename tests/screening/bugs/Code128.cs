// PdfSharp, Code128: pull request 2 of Lakerfield.
// Each constructor fills the one dictionary of all codes: two of them do it at once.
using System;
using System.Collections.Generic;

namespace PdfSharp.Drawing.BarCodes;

/// <summary>Represents a Code 128 bar code.</summary>
public class Code128
{
    private static Dictionary<byte, byte[]>? Patterns = null;

    private readonly byte[] values;

    public Code128(string text)
    {
        values = new byte[text.Length];
        for (var i = 0; i < text.Length; i++)
            values[i] = (byte)(text[i] % 2);

        if (Patterns == null) // MAY lost-update linearizability
            Load(); // MAY lost-update linearizability
    }

    private static void Load()
    {
        Patterns = new Dictionary<byte, byte[]>(); // MAY lost-update linearizability
        Patterns.Add(0, new byte[] { 2, 1, 2 }); // HERE unsafe-collection // MAY exception
        Patterns.Add(1, new byte[] { 2, 2, 1 }); // HERE unsafe-collection // MAY exception
    }

    public int Width
    {
        get
        {
            var width = 0;
            foreach (var value in values)
            {
                foreach (var bar in Patterns![value]) // HERE unsafe-collection // MAY exception
                    width += bar;
            }
            return width;
        }
    }
}
