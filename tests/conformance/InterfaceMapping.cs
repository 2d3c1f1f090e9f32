using System;

namespace Conformance;

/// <summary>Classes that name an interface again which their base implements (C# 18.6.7).</summary>
public static class InterfaceMapping
{
    private interface IShape { int Area(); }
    private interface ISolid : IShape { int Volume(); }
    private class Square : IShape { private readonly int side = 4; int IShape.Area() => side * side; public virtual int Area() => -1; }
    private sealed class Again : Square, IShape { }
    private sealed class AgainAmongOthers : Square, IShape, IDisposable { public void Dispose() { } }
    private sealed class ThroughAnother : Square, ISolid { public int Volume() => 64; }
    private sealed class Overriding : Square { public override int Area() => -2; }
    private sealed class AgainOverriding : Square, IShape { public override int Area() => -3; }
    private sealed class AgainHiding : Square, IShape { public new int Area() => -4; }
    private class Sized { public int Area() => 7; }
    private sealed class Inherited : Sized, IShape { }
    private class Comparing<T> : IComparable<T> { int IComparable<T>.CompareTo(T? other) => 5; public int CompareTo(T? other) => 6; }
    private sealed class OfInt : Comparing<int>, IComparable<int> { }
    private class Resource : IDisposable { public int Log; void IDisposable.Dispose() { Log = 1; Dispose(); } public virtual void Dispose() => Log += 10; }
    private sealed class Named : Resource, IDisposable { }

    public static int ExplicitOfBase() => ((IShape)new Square()).Area();
    public static int NamedAgain() => ((IShape)new Again()).Area();
    public static int NamedAgainAmongOthers() => ((IShape)new AgainAmongOthers()).Area();
    public static int NamedAgainThroughAnother() { ISolid solid = new ThroughAnother(); return solid.Area() + solid.Volume(); }
    public static int NotNamedAgain() => ((IShape)new Overriding()).Area();
    public static int NamedAgainOverriding() => ((IShape)new AgainOverriding()).Area();
    public static int NamedAgainHiding() => ((IShape)new AgainHiding()).Area();
    public static int InheritedPublic() => ((IShape)new Inherited()).Area();
    public static int GenericBase() => ((IComparable<int>)new OfInt()).CompareTo(1);
    public static int UsingThroughInterface() { var resource = new Named(); using (IDisposable one = resource) { } return resource.Log; }
    public static int UsingThroughClass() { var resource = new Named(); using (resource) { } return resource.Log; }
}
