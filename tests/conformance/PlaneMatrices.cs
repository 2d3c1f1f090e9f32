using System;
using System.Numerics;

namespace Conformance;

/// <summary>Matrices of movements in the plane.</summary>
public static class PlaneMatrices
{
    private static string Name(Action action)
    {
        try
        {
            action();
            return "ok ";
        }
        catch (Exception error)
        {
            return error.GetType().Name + " ";
        }
    }

    private static readonly Matrix3x2 A = new(1, 2, 3, 4, 5, 6), B = new(0.5f, -1, 2, 0.25f, -3, 1);

    public static string Arithmetic() => (A + B) + "" + (A - B) + (A * B) + (A * 2) + (-A) + (A == B) + (A != B) + A.Equals(B) + A.Equals((object)A) + Matrix3x2.Identity + A.IsIdentity + Matrix3x2.Identity.IsIdentity + Matrix3x2.Lerp(A, B, 0.25f) + Matrix3x2.Multiply(A, B) + Matrix3x2.Negate(B) + default(Matrix3x2);

    public static string Made() => Matrix3x2.CreateTranslation(1, 2) + "" + Matrix3x2.CreateTranslation(new Vector2(3, 4)) + Matrix3x2.CreateScale(2) + Matrix3x2.CreateScale(2, 3) + Matrix3x2.CreateScale(2, 3, new Vector2(1, 1)) + Matrix3x2.CreateScale(new Vector2(4, 5)) + Matrix3x2.CreateSkew(0.5f, 0.25f) + Matrix3x2.CreateSkew(0.5f, 0.25f, new Vector2(1, 2));

    public static string Turned() => Matrix3x2.CreateRotation(0) + "" + Matrix3x2.CreateRotation(MathF.PI / 2) + Matrix3x2.CreateRotation(MathF.PI) + Matrix3x2.CreateRotation(-MathF.PI / 2) + Matrix3x2.CreateRotation(0.5f) + Matrix3x2.CreateRotation(7) + Matrix3x2.CreateRotation(MathF.PI / 2, new Vector2(1, 2)) + Matrix3x2.CreateRotation(1, new Vector2(1, 2)) + Matrix3x2.CreateRotation(float.NaN);

    public static string Inverses() => A.GetDeterminant() + " " + Matrix3x2.Invert(A, out Matrix3x2 inverse) + inverse + Matrix3x2.Invert(new Matrix3x2(1, 2, 2, 4, 0, 0), out Matrix3x2 none) + none + (A * inverse).IsIdentity;

    public static string Elements()
    {
        Matrix3x2 matrix = A;
        matrix[2, 1] = 9;
        matrix[0] = new Vector2(7, 8);
        matrix.Translation = new Vector2(matrix.Translation.Y, 1);
        return matrix + "" + matrix[1, 0] + matrix[1] + matrix.X + matrix.Y + matrix.Z + matrix.GetElement(2, 0) + matrix.GetRow(1) + matrix.WithElement(0, 1, -1) + matrix.WithRow(1, Vector2.Zero) + Matrix3x2.Create(3) + Matrix3x2.Create(Vector2.UnitX) + Name(() => _ = A[3]) + Name(() => _ = A[0, 2]) + Name(() => _ = A[-1, 0]);
    }

    public static string Transformed() => Vector2.Transform(new Vector2(1, 2), A) + "" + Vector2.TransformNormal(new Vector2(1, 2), A) + new Vector2(float.NaN, 1).Equals(new Vector2(float.NaN, 1)) + new Matrix3x2(float.NaN, 0, 0, 0, 0, 0).Equals(new Matrix3x2(float.NaN, 0, 0, 0, 0, 0));
}
