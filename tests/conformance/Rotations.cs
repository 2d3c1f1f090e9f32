using System;
using System.Numerics;

namespace Conformance;

/// <summary>Turns in space as quaternions, and planes, to the last bit.</summary>
public static class Rotations
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
            return error.GetType().Name + (error is ArgumentException argument ? ":" + argument.ParamName : "") + " ";
        }
    }

    private static string Bits(float value) => BitConverter.SingleToUInt32Bits(value).ToString("x") + " ";
    private static string Bits(Vector3 v) => Bits(v.X) + Bits(v.Y) + Bits(v.Z) + ";";
    private static string Bits(Vector4 v) => Bits(v.X) + Bits(v.Y) + Bits(v.Z) + Bits(v.W) + ";";
    private static string Bits(Quaternion q) => Bits(q.X) + Bits(q.Y) + Bits(q.Z) + Bits(q.W) + ";";
    private static string Bits(Plane p) => Bits(p.Normal) + Bits(p.D) + ";";

    private static readonly Quaternion A = new(0.1f, -0.7f, 0.3f, 0.9f), B = new(-1.3f, 0.4f, 2.1f, 0.2f);
    private static readonly Vector3 V = new(0.3f, -1.2f, 2.7f), U = new(1.1f, 0.4f, -0.7f);

    public static string Shown() => A + "" + default(Quaternion) + Quaternion.Identity + Quaternion.Zero + Quaternion.Create(1, 2, 3, 4) + Quaternion.Create(V, 2) + new Quaternion(V, 1) + A.IsIdentity + Quaternion.Identity.IsIdentity;

    public static string Arithmetic() => Bits(A + B) + Bits(A - B) + Bits(A * B) + Bits(B * A) + Bits(A / B) + Bits(B / A) + Bits(A * 0.3f) + Bits(-A) + Bits(Quaternion.Add(A, B)) + Bits(Quaternion.Subtract(A, B)) + Bits(Quaternion.Multiply(B, A)) + Bits(Quaternion.Multiply(B, 3)) + Bits(Quaternion.Divide(A, A)) + Bits(Quaternion.Negate(B)) + Bits(Quaternion.Concatenate(A, B)) + Bits(Quaternion.Conjugate(B));

    public static string Lengths() => Bits(A.Length()) + Bits(B.LengthSquared()) + Bits(Quaternion.Dot(A, B)) + Bits(Quaternion.Normalize(B)) + Bits(Quaternion.Inverse(B)) + Bits(Quaternion.Inverse(default)) + Bits(Quaternion.Inverse(new Quaternion(0, 0, 0, 1e-5f))) + Bits(Quaternion.Inverse(new Quaternion(0, 0, 0, 3.5e-4f))) + Bits(Quaternion.Normalize(default)) + Bits(A / default(Quaternion));

    public static string Compared() => (A == B) + " " + (A != B) + A.Equals(A) + A.Equals((object)A) + A.Equals("A") + new Quaternion(float.NaN, 0, 0, 0).Equals(new Quaternion(float.NaN, 0, 0, 0)) + (new Quaternion(float.NaN, 0, 0, 0) == new Quaternion(float.NaN, 0, 0, 0)) + new Quaternion(0, 0, 0, 0).Equals(new Quaternion(-0f, 0, 0, 0));

    public static string Elements()
    {
        Quaternion turn = A;
        turn[2] = 5;
        turn.W = turn[0];
        return turn + "" + turn[3] + Name(() => _ = A[4]) + Name(() => _ = A[-1]) + Name(() =>
        {
            Quaternion other = A;
            other[4] = 1;
        });
    }

    public static string Made()
    {
        string text = "";
        foreach (float angle in new[] { 0, 0.5f, -2.1f, MathF.PI, 7, 100.3f }) text += Bits(Quaternion.CreateFromAxisAngle(V, angle)) + Bits(Quaternion.CreateFromYawPitchRoll(angle, 0.3f, -angle)) + Bits(Quaternion.CreateFromYawPitchRoll(0.7f, angle, 1.9f));
        foreach (Vector3 axis in new[] { Vector3.UnitX, Vector3.UnitY, Vector3.UnitZ, Vector3.Normalize(V) }) text += Bits(Quaternion.CreateFromRotationMatrix(Matrix4x4.CreateFromAxisAngle(axis, 3))) + Bits(Quaternion.CreateFromRotationMatrix(Matrix4x4.CreateFromAxisAngle(axis, 0.3f)));
        return text;
    }

    public static string Between()
    {
        string text = "";
        Quaternion a = Quaternion.Normalize(A), b = Quaternion.Normalize(B), near = Quaternion.Normalize(A + new Quaternion(1e-4f, 0, 0, 0));
        foreach (float amount in new[] { 0, 0.3f, 1, 1.5f }) text += Bits(Quaternion.Lerp(a, b, amount)) + Bits(Quaternion.Lerp(a, -b, amount)) + Bits(Quaternion.Slerp(a, b, amount)) + Bits(Quaternion.Slerp(a, -b, amount)) + Bits(Quaternion.Slerp(a, near, amount)) + Bits(Quaternion.Slerp(a, -near, amount));
        return text;
    }

    public static string Applied() => Bits(Vector3.Transform(V, A)) + Bits(Vector4.Transform(V, A)) + Bits(Vector4.Transform(new Vector4(V, 0.5f), B)) + Bits(Vector4.Transform(new Vector2(0.1f, 0.2f), B)) + Vector2.Transform(new Vector2(0.1f, 0.2f), A) + Bits(Vector3.Transform(Vector3.UnitX, Quaternion.CreateFromAxisAngle(Vector3.UnitZ, MathF.PI / 2)));

    public static string Planes() => new Plane(1, 2, 3, 4) + "" + new Plane(V, 2) + new Plane(new Vector4(1, 2, 3, 4)) + Plane.Create(1, 2, 3, 4) + Plane.Create(V, 1) + Plane.Create(Vector4.UnitX) + default(Plane) + (new Plane(1, 2, 3, 4) == new Plane(1, 2, 3, 4)) + (new Plane(1, 2, 3, 4) != new Plane(1, 2, 3, 5)) + new Plane(float.NaN, 2, 3, 4).Equals(new Plane(float.NaN, 2, 3, 4)) + (new Plane(float.NaN, 2, 3, 4) == new Plane(float.NaN, 2, 3, 4)) + new Plane().Equals((object)new Plane()) + new Plane().Equals("p");

    public static string OfPlanes() =>
        Bits(Plane.CreateFromVertices(V, U, new Vector3(2, 0.1f, 0.3f))) + Bits(Plane.CreateFromVertices(V, V, V)) + Bits(Plane.Normalize(new Plane(1, 2, 3, 4))) + Bits(Plane.Normalize(new Plane(0, 1, 0, 7))) + Bits(Plane.Normalize(default)) + Bits(Plane.Normalize(new Plane(1e30f, 0, 0, 7))) + Bits(Plane.Dot(new Plane(V, 3), new Vector4(U, 0.7f))) + Bits(Plane.DotCoordinate(new Plane(V, 3), U)) + Bits(Plane.DotNormal(new Plane(V, 3), U))
        + Bits(Plane.Transform(new Plane(Vector3.Normalize(V), 3), Quaternion.Normalize(B))) + Bits(Plane.Transform(new Plane(Vector3.Normalize(V), 3), Matrix4x4.CreateScale(2, 3, 4) * Matrix4x4.CreateRotationX(0.7f) * Matrix4x4.CreateTranslation(U)));

    public static string Shapes() => Bits(A.AsVector4()) + Bits(new Plane(V, 2).AsVector4()) + Bits(new Vector4(V, 2).AsPlane()) + Bits(new Vector4(V, 2).AsQuaternion()) + new Vector2(1, 2).AsVector3() + new Vector2(1, 2).AsVector4() + V.AsVector4() + V.AsVector2() + new Vector4(V, 2).AsVector2() + new Vector4(V, 2).AsVector3() + new Vector2(1, 2).AsVector3Unsafe().AsVector2() + V.AsVector4Unsafe().AsVector3() + new Vector2(1, 2).AsVector4Unsafe().AsVector2();
}
