// References to another assembly: base types, instantiations, members, attributes, constants, forwarded types.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
using Library;

[assembly: TypeForwardedTo(typeof(Moved))]

namespace Consumer;

public class Derived : Base, ISource<Box<int>>
{
    protected internal override void Run(in Guid id) => Protected++;
    protected override ref readonly Guid Id(ref readonly Guid id) => ref base.Id(in id);
    public Box<int> Next() => 3;
    static ISource<Box<int>> ISource<Box<int>>.Create() => new Derived();
    public static int Twice(Derived d) => ((ISource<Box<int>>)d).NextTwice().Value;
}

public class Closed : Box<Dictionary<string, Level[]>>
{
    public override Dictionary<string, Level[]>? Take() => base.Take();
}

public class Open<T> : Box<Pair<T, T[]>> where T : Base
{
    public Enumerator.Deep<T>? Deep;
    public static Convert<T, Pair<T, int>> Converter => value => value.With(1);
}

[Level(Level.High, Others = [Level.Low, Level.High])]
public static class Uses
{
    public static string Constants() => Library.Constants.Text + Library.Constants.Copied + Library.Constants.Read;

    public static int Members()
    {
        Box<string> box = "text";
        box.Opened += opened => opened.Value = null;
        box.Open();
        box[1, "key"] = box[2, "key"] + "x";
        box.Shared = box.Map(value => value?.Length);
        foreach (string? item in box)
            Box<int>.Count += item!.Vowels;
        Base.OnlyForFriends();
        return Box<int>.Count + Box<string>.Count + Box<List<Level>>.Count;
    }

    public static T Generic<T>(ISource<T> source) where T : class => source.NextTwice();

    public static Pair<string, Pair<int, Moved.Nested>>[] Nested() => [.. new[] { "a" }.Select(s => s.With(1.With(new Moved.Nested())))];

    public static bool Types(object o) => o is Box<int>.Enumerator or Pair<Level, Level> or Moved || o.GetType() == typeof(Box<>.Enumerator.Deep<>);
}
