// An assembly of two modules: a row in File, exported types that live in the other module, references into it.
using Parts;

namespace Wholes;

public class Whole : InModule
{
    public static int Twice() => Answer() * 2;
    public static InModule.Nested Make() => new();
}
