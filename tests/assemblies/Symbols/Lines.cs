// Directives that change what the debug information says: other documents, hidden lines, spans, checksums.
#pragma checksum "Generated/Page.razor" "{ff1816ec-aa5e-4d10-87f7-6f4963833460}" "a9993e364706816aba3e25717850c26c9cd0d89d"
using System;

namespace Symbols;

public static partial class Lines
{
    public static int Redirected(int x)
    {
        int y = x;
#line 100 "Generated/Page.razor"
        y++;
        y *= 2;
#line hidden
        y--;
#line 7 "Generated/Page.razor"
        y += 3;
#line 70000 "../Outside.cs"
        y += 4;
#line default
        return y;
    }

    public static int Spans(int x)
    {
#line (3, 5) - (3, 40) 9 "Generated/Spans.razor"
        x = Math.Abs(x);
#line (10, 1) - (15, 2) "Generated/Spans.razor"
        x = Math.Max(x,
            3);
#line default
        return x;
    }

#line hidden
    public static int Hidden(int x)
    {
        x++;
        return x;
    }
#line default

    /// <summary>One method, two documents of this folder: the initialisers are in both parts.</summary>
    public static int First = Other(1);

#line 16707565 "Generated/Big.cs"
    public static int AtTheLastLine() => 1;
#line default
}
