using System;
using System.Numerics;

namespace Conformance;

/// <summary>Matrices of movements in space, of views and of what is seen, to the last bit.</summary>
public static class SpaceMatrices
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
    private static string Bits(Vector3 v) => Bits(v.X) + Bits(v.Y) + Bits(v.Z);
    private static string Bits(Vector4 v) => Bits(v.X) + Bits(v.Y) + Bits(v.Z) + Bits(v.W);
    private static string Bits(Quaternion q) => Bits(q.X) + Bits(q.Y) + Bits(q.Z) + Bits(q.W);
    private static string Bits(Matrix4x4 m) => Bits(m.X) + Bits(m.Y) + Bits(m.Z) + Bits(m.W) + ";";

    private static readonly Matrix4x4 A = new(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16);
    private static readonly Matrix4x4 B = new(0.1f, -1.7f, 2.3f, 0.25f, -3.1f, 1.9f, 0.7f, 0.3f, 5.5f, -0.2f, 0.6f, 1.1f, 0.9f, -2.2f, 3.3f, 4.7f);
    private static readonly Vector3 P = new(0.3f, -1.2f, 2.7f), Q = new(-3.1f, 0.4f, 1.3f), Up = new(0.1f, 1, -0.2f);

    public static string Shown() => A + "" + Matrix4x4.Identity + default(Matrix4x4) + new Matrix4x4(new Matrix3x2(1, 2, 3, 4, 5, 6)) + Matrix4x4.Create(2) + Matrix4x4.Create(new Vector4(1, 2, 3, 4)) + Matrix4x4.Create(new Matrix3x2(1, 2, 3, 4, 5, 6)) + Matrix4x4.Create(Vector4.UnitX, Vector4.One, Vector4.Zero, Vector4.UnitW) + Matrix4x4.Create(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16);

    public static string Arithmetic() => Bits(A + B) + Bits(A - B) + Bits(A * B) + Bits(B * A) + Bits(B * B) + Bits(A * 0.3f) + Bits(-B) + Bits(Matrix4x4.Add(A, B)) + Bits(Matrix4x4.Subtract(B, A)) + Bits(Matrix4x4.Multiply(B, A)) + Bits(Matrix4x4.Multiply(B, 7)) + Bits(Matrix4x4.Negate(A)) + Bits(Matrix4x4.Lerp(A, B, 0.3f)) + Bits(Matrix4x4.Transpose(B));

    public static string Compared() => (A == B) + " " + (A != B) + (A == A) + A.Equals(A) + A.Equals((object)B) + A.Equals("A") + A.IsIdentity + Matrix4x4.Identity.IsIdentity + Matrix4x4.Create(float.NaN).Equals(Matrix4x4.Create(float.NaN)) + (Matrix4x4.Create(float.NaN) == Matrix4x4.Create(float.NaN)) + (Matrix4x4.Create(0) == Matrix4x4.Create(-0f)) + Matrix4x4.Create(0).Equals(Matrix4x4.Create(-0f));

    public static string Elements()
    {
        Matrix4x4 matrix = A;
        matrix[2, 1] = 9.5f;
        matrix[0] = new Vector4(7, 8, 9, 1);
        matrix.Translation = new Vector3(matrix.Translation.Y, 1, 2);
        matrix.Y = matrix.X + matrix.Z;
        matrix.M34 = matrix.M43;
        return matrix + "" + matrix[1, 0] + matrix[1] + matrix.W + matrix.GetElement(3, 3) + matrix.GetRow(2) + matrix.WithElement(0, 1, -1) + matrix.WithRow(1, Vector4.Zero)
            + Name(() => _ = A[4]) + Name(() => _ = A[0, 4]) + Name(() => _ = A[-1, 0]) + Name(() => A.WithRow(4, default)) + Name(() => A.WithElement(0, -1, 1)) + Name(() => A.GetRow(-1));
    }

    public static string Inverses() => Matrix4x4.Invert(B, out Matrix4x4 inverse) + Bits(inverse) + Bits(inverse * B) + Bits(B.GetDeterminant()) + Bits(A.GetDeterminant()) + Matrix4x4.Invert(A, out Matrix4x4 none) + Bits(none) + Matrix4x4.Invert(Matrix4x4.Identity, out Matrix4x4 same) + Bits(same) + Matrix4x4.Invert(Matrix4x4.Create(float.NaN), out none) + none + Matrix4x4.Invert(Matrix4x4.CreateScale(2, 3, 4) * Matrix4x4.CreateRotationX(0.7f) * Matrix4x4.CreateTranslation(P), out inverse) + Bits(inverse) + Matrix4x4.Invert(default, out none) + Bits(none);

    public static string Moved() => Bits(Matrix4x4.CreateTranslation(P)) + Bits(Matrix4x4.CreateTranslation(1, 2, 3)) + Bits(Matrix4x4.CreateScale(2)) + Bits(Matrix4x4.CreateScale(2.1f, P)) + Bits(Matrix4x4.CreateScale(P)) + Bits(Matrix4x4.CreateScale(P, Q)) + Bits(Matrix4x4.CreateScale(1, 2, 3)) + Bits(Matrix4x4.CreateScale(1.1f, 2.2f, 3.3f, Q));

    public static string Turned()
    {
        string text = "";
        foreach (float angle in new[] { 0, 0.5f, -2.1f, MathF.PI / 2, 7, 100.3f })
        {
            text += Bits(Matrix4x4.CreateRotationX(angle)) + Bits(Matrix4x4.CreateRotationX(angle, P)) + Bits(Matrix4x4.CreateRotationY(angle)) + Bits(Matrix4x4.CreateRotationY(angle, P)) + Bits(Matrix4x4.CreateRotationZ(angle)) + Bits(Matrix4x4.CreateRotationZ(angle, P));
            text += Bits(Matrix4x4.CreateFromAxisAngle(Vector3.Normalize(Q), angle)) + Bits(Matrix4x4.CreateFromYawPitchRoll(angle, 0.3f, -angle));
        }
        return text + Bits(Matrix4x4.CreateFromQuaternion(new Quaternion(0.1f, -0.2f, 0.3f, 0.9f))) + Bits(Matrix4x4.Transform(B, new Quaternion(0.1f, -0.2f, 0.3f, 0.9f)));
    }

    public static string Mirrored() => Bits(Matrix4x4.CreateReflection(new Plane(1, 2, 3, 4))) + Bits(Matrix4x4.CreateReflection(new Plane(0, 1, 0, -2))) + Bits(Matrix4x4.CreateShadow(P, new Plane(1, 2, 3, 4))) + Bits(Matrix4x4.CreateShadow(new Vector3(0, -1, 0), new Plane(0.1f, 1, 0, -2)));

    public static string Looked() => Bits(Matrix4x4.CreateLookAt(P, Q, Up)) + Bits(Matrix4x4.CreateLookAtLeftHanded(P, Q, Up)) + Bits(Matrix4x4.CreateLookTo(P, Q, Up)) + Bits(Matrix4x4.CreateLookToLeftHanded(P, Q, Up)) + Bits(Matrix4x4.CreateWorld(P, Q, Up)) + Bits(Matrix4x4.CreateLookAt(P, P, Up));

    public static string Billboards() =>
        Bits(Matrix4x4.CreateBillboard(P, Q, Up, Vector3.UnitZ)) + Bits(Matrix4x4.CreateBillboard(P, P, Up, Vector3.UnitZ)) + Bits(Matrix4x4.CreateBillboardLeftHanded(P, Q, Up, Vector3.UnitZ)) + Bits(Matrix4x4.CreateBillboardLeftHanded(P, P, Up, Vector3.UnitZ))
        + Bits(Matrix4x4.CreateConstrainedBillboard(P, Q, Up, Vector3.UnitZ, Vector3.UnitX)) + Bits(Matrix4x4.CreateConstrainedBillboard(P, P, Vector3.UnitY, Vector3.UnitY, Q)) + Bits(Matrix4x4.CreateConstrainedBillboard(P, P, Vector3.UnitY, Vector3.UnitY, Vector3.UnitY)) + Bits(Matrix4x4.CreateConstrainedBillboard(P, P, Vector3.UnitZ, Vector3.UnitZ, Vector3.UnitZ))
        + Bits(Matrix4x4.CreateConstrainedBillboardLeftHanded(P, Q, Up, Vector3.UnitZ, Vector3.UnitX)) + Bits(Matrix4x4.CreateConstrainedBillboardLeftHanded(P, P, Vector3.UnitY, Vector3.UnitY, Q)) + Bits(Matrix4x4.CreateConstrainedBillboardLeftHanded(P, P, Vector3.UnitY, Vector3.UnitY, Vector3.UnitY)) + Bits(Matrix4x4.CreateConstrainedBillboardLeftHanded(P, P, Vector3.UnitZ, Vector3.UnitZ, Vector3.UnitZ));

    public static string Seen() =>
        Bits(Matrix4x4.CreateOrthographic(4, 3, 0.1f, 100)) + Bits(Matrix4x4.CreateOrthographicLeftHanded(4, 3, 0.1f, 100)) + Bits(Matrix4x4.CreateOrthographicOffCenter(-1, 3, -2, 1.5f, 0.1f, 100)) + Bits(Matrix4x4.CreateOrthographicOffCenterLeftHanded(-1, 3, -2, 1.5f, 0.1f, 100)) + Bits(Matrix4x4.CreatePerspective(4, 3, 0.1f, 100)) + Bits(Matrix4x4.CreatePerspectiveLeftHanded(4, 3, 0.1f, 100))
        + Bits(Matrix4x4.CreatePerspective(4, 3, 0.1f, float.PositiveInfinity)) + Bits(Matrix4x4.CreatePerspectiveLeftHanded(4, 3, 0.1f, float.PositiveInfinity)) + Bits(Matrix4x4.CreatePerspectiveFieldOfView(1, 1.5f, 0.1f, 100)) + Bits(Matrix4x4.CreatePerspectiveFieldOfViewLeftHanded(1, 1.5f, 0.1f, 100)) + Bits(Matrix4x4.CreatePerspectiveFieldOfView(1, 1.5f, 0.1f, float.PositiveInfinity)) + Bits(Matrix4x4.CreatePerspectiveOffCenter(-1, 3, -2, 1.5f, 0.1f, 100)) + Bits(Matrix4x4.CreatePerspectiveOffCenterLeftHanded(-1, 3, -2, 1.5f, 0.1f, 100)) + Bits(Matrix4x4.CreateViewport(1, 2, 640, 480, 0.1f, 1)) + Bits(Matrix4x4.CreateViewportLeftHanded(1, 2, 640, 480, 0.1f, 1));

    public static string Unseen() =>
        Name(() => Matrix4x4.CreatePerspective(1, 1, 0, 1)) + Name(() => Matrix4x4.CreatePerspective(1, 1, 1, -1)) + Name(() => Matrix4x4.CreatePerspective(1, 1, 2, 1)) + Name(() => Matrix4x4.CreatePerspectiveLeftHanded(1, 1, 1, 1)) + Name(() => Matrix4x4.CreatePerspectiveFieldOfView(0, 1, 1, 2)) + Name(() => Matrix4x4.CreatePerspectiveFieldOfView(MathF.PI, 1, 1, 2)) + Name(() => Matrix4x4.CreatePerspectiveFieldOfViewLeftHanded(1, 1, -1, 2)) + Name(() => Matrix4x4.CreatePerspectiveOffCenter(0, 1, 0, 1, 3, 2)) + Name(() => Matrix4x4.CreatePerspectiveOffCenterLeftHanded(0, 1, 0, 1, 1, 0)) + Name(() => Matrix4x4.CreatePerspective(1, 1, float.NaN, 1));

    private static string Parts(Matrix4x4 matrix) => Matrix4x4.Decompose(matrix, out Vector3 scale, out Quaternion rotation, out Vector3 translation) + " " + Bits(scale) + Bits(rotation) + Bits(translation) + ";";

    public static string Decomposed() =>
        Parts(Matrix4x4.Identity) + Parts(Matrix4x4.CreateScale(2, 3, 4) * Matrix4x4.CreateFromYawPitchRoll(0.3f, 1.1f, -2) * Matrix4x4.CreateTranslation(P)) + Parts(Matrix4x4.CreateScale(4, -3, 2) * Matrix4x4.CreateRotationY(2)) + Parts(Matrix4x4.CreateScale(3, 2, 4) * Matrix4x4.CreateRotationX(3)) + Parts(Matrix4x4.CreateScale(2, 4, 3) * Matrix4x4.CreateRotationZ(3)) + Parts(Matrix4x4.CreateScale(3, 4, 2)) + Parts(Matrix4x4.CreateScale(4, 2, 3)) + Parts(B) + Parts(default) + Parts(Matrix4x4.CreateScale(0, 2, 0)) + Parts(Matrix4x4.CreateScale(2, 0, 0) * Matrix4x4.CreateRotationZ(1)) + Parts(Matrix4x4.CreateScale(0, 0, 5) * Matrix4x4.CreateRotationX(1)) + Parts(Matrix4x4.CreateScale(1, 1, 0)) + Parts(Matrix4x4.CreateScale(-1)) + Parts(Matrix4x4.CreateRotationX(MathF.PI)) + Parts(Matrix4x4.CreateRotationY(MathF.PI)) + Parts(Matrix4x4.CreateRotationZ(MathF.PI));

    public static string Applied() =>
        Bits(Vector4.Transform(new Vector4(0.1f, 0.2f, 0.3f, 0.4f), B)) + Bits(Vector4.Transform(P, B)) + Bits(Vector4.Transform(new Vector2(0.1f, 0.2f), B)) + Bits(Vector3.Transform(P, B)) + Bits(Vector3.TransformNormal(P, B)) + Vector2.Transform(new Vector2(0.1f, 0.2f), B) + Vector2.TransformNormal(new Vector2(0.1f, 0.2f), B)
        + Bits(Vector2.Transform(new Vector2(0.1f, 0.7f), new Matrix3x2(0.3f, 0.7f, -1.1f, 1.3f, 5.1f, 0.9f)).X) + Bits(Vector2.TransformNormal(new Vector2(0.1f, 0.7f), new Matrix3x2(0.3f, 0.7f, -1.1f, 1.3f, 5.1f, 0.9f)).Y) + Bits(Matrix3x2.Lerp(new(0.1f, 0.2f, 0.3f, 0.4f, 0.5f, 0.6f), new(1.1f, 1.3f, -1.7f, 2.3f, 3.1f, 0.7f), 0.3f).M12);

    public static string InFields()
    {
        var matrices = new Matrix4x4[2];
        matrices[1] = Matrix4x4.Identity;
        ref Matrix4x4 second = ref matrices[1];
        second.M42 = 5;
        second[3, 0] = 4;
        matrices[0].Translation = second.Translation;
        return matrices[0] + "" + matrices[1];
    }
}
