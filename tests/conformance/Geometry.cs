using System;
using System.Numerics;

namespace Conformance;

public static class Geometry
{
    public static string ComplexNumbers()
    {
        Complex a = new(1.5, -2), b = new(0.25, 3);
        return (a + b) + " " + (a - b) + (a * b) + (a / b) + (b / a) + (a + 1) + (2 - a) + (a * 2) + (1 / a) + -a + Complex.Conjugate(a) + a.Magnitude + " " + a.Phase + (a == b) + a.Equals(new Complex(1.5, -2)) + Complex.Zero + Complex.ImaginaryOne * Complex.ImaginaryOne;
    }

    public static string ComplexFunctions()
    {
        Complex a = new(1.5, -2);
        return Complex.Sqrt(a).ToString("F10") + Complex.Sqrt(-4) + Complex.Sqrt(new Complex(-3, 4)) + Complex.Exp(a).ToString("F10") + Complex.Log(a).ToString("F10") + Complex.Pow(a, 3).ToString("F8") + Complex.Pow(a, a).ToString("F8") + Complex.Reciprocal(a).ToString("F10")
            + Complex.FromPolarCoordinates(2, 1).ToString("F10") + Complex.IsNaN(Complex.NaN) + Complex.IsInfinity(Complex.Infinity) + Complex.IsFinite(a) + Complex.Pow(a, 0) + Complex.Abs(new Complex(3, 4));
    }

    public static string Planes()
    {
        Vector2 a = new(1.1f, -2.3f), b = new(0.7f, 3.9f);
        return (a + b) + " " + (a - b) + (a * b) + (a / b) + (a * 3) + (a / 2) + -a + Vector2.Dot(a, b) + " " + a.Length() + " " + a.LengthSquared() + " " + Vector2.Distance(a, b) + Vector2.Normalize(b) + Vector2.Min(a, b) + Vector2.Max(a, b) + Vector2.Abs(a) + Vector2.Clamp(a, Vector2.Zero, Vector2.One) + Vector2.UnitY + a[1] + (a == b);
    }

    public static string Spaces()
    {
        Vector3 a = new(1.1f, -2.3f, 0.37f), b = new(0.7f, 3.9f, -1.7f);
        a.Z = 2.2f;
        a[0] = 1.3f;
        return (a + b) + " " + (a * b) + (a / b) + (2 * a) + Vector3.Dot(a, b) + " " + a.Length() + " " + Vector3.DistanceSquared(a, b) + Vector3.Normalize(a) + Vector3.Cross(Vector3.UnitX, Vector3.UnitY) + Vector3.Negate(b) + a.Equals(b) + a.ToString("F1") + new Vector3(2);
    }

    public static string FourDimensions()
    {
        Vector4 a = new(1.1f, -2.3f, 0.37f, 4.4f), b = new(new Vector3(0.7f, 3.9f, -1.7f), 0.21f);
        var array = new float[5];
        a.CopyTo(array, 1);
        return (a + b) + " " + (a - b) + (a * b) + Vector4.Dot(a, b) + " " + a.Length() + Vector4.Normalize(a) + Vector4.UnitW + (a != b) + array[4] + Vector4.SquareRoot(Vector4.Abs(a));
    }
}
