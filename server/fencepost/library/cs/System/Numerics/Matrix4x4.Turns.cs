namespace System.Numerics;

public partial struct Matrix4x4
{
    // --- moves, sizes and turns

    public static Matrix4x4 CreateTranslation(Vector3 position) => Create(Vector4.UnitX, Vector4.UnitY, Vector4.UnitZ, new Vector4(position, 1));
    public static Matrix4x4 CreateTranslation(float xPosition, float yPosition, float zPosition) => CreateTranslation(new Vector3(xPosition, yPosition, zPosition));
    public static Matrix4x4 CreateScale(float scale) => CreateScale(new Vector3(scale));
    public static Matrix4x4 CreateScale(float scale, Vector3 centerPoint) => CreateScale(new Vector3(scale), centerPoint);
    public static Matrix4x4 CreateScale(float xScale, float yScale, float zScale) => CreateScale(new Vector3(xScale, yScale, zScale));
    public static Matrix4x4 CreateScale(float xScale, float yScale, float zScale, Vector3 centerPoint) => CreateScale(new Vector3(xScale, yScale, zScale), centerPoint);
    public static Matrix4x4 CreateScale(Vector3 scales) => Scaled(scales, Vector4.UnitW);
    public static Matrix4x4 CreateScale(Vector3 scales, Vector3 centerPoint) => Scaled(scales, new Vector4(centerPoint * (Vector3.One - scales), 1));
    private static Matrix4x4 Scaled(Vector3 scales, Vector4 last) => Create(new Vector4(scales.X, 0, 0, 0), new Vector4(0, scales.Y, 0, 0), new Vector4(0, 0, scales.Z, 0), last);

    public static Matrix4x4 CreateRotationX(float radians)
    {
        (float sine, float cosine) = MathF.SinCos(radians);
        return Create(Vector4.UnitX, new Vector4(0, cosine, sine, 0), new Vector4(0, -sine, cosine, 0), Vector4.UnitW);
    }

    public static Matrix4x4 CreateRotationX(float radians, Vector3 centerPoint)
    {
        Matrix4x4 matrix = CreateRotationX(radians);
        (float sine, float cosine) = MathF.SinCos(radians);
        matrix.W = new Vector4(0, Around(centerPoint.Y, centerPoint.Z, sine, cosine), Around(centerPoint.Z, -centerPoint.Y, sine, cosine), 1);
        return matrix;
    }

    public static Matrix4x4 CreateRotationY(float radians)
    {
        (float sine, float cosine) = MathF.SinCos(radians);
        return Create(new Vector4(cosine, 0, -sine, 0), Vector4.UnitY, new Vector4(sine, 0, cosine, 0), Vector4.UnitW);
    }

    public static Matrix4x4 CreateRotationY(float radians, Vector3 centerPoint)
    {
        Matrix4x4 matrix = CreateRotationY(radians);
        (float sine, float cosine) = MathF.SinCos(radians);
        matrix.W = new Vector4(Around(centerPoint.X, -centerPoint.Z, sine, cosine), 0, Around(centerPoint.Z, centerPoint.X, sine, cosine), 1);
        return matrix;
    }

    public static Matrix4x4 CreateRotationZ(float radians)
    {
        (float sine, float cosine) = MathF.SinCos(radians);
        return Create(new Vector4(cosine, sine, 0, 0), new Vector4(-sine, cosine, 0, 0), Vector4.UnitZ, Vector4.UnitW);
    }

    public static Matrix4x4 CreateRotationZ(float radians, Vector3 centerPoint)
    {
        Matrix4x4 matrix = CreateRotationZ(radians);
        (float sine, float cosine) = MathF.SinCos(radians);
        matrix.W = new Vector4(Around(centerPoint.X, centerPoint.Y, sine, cosine), Around(centerPoint.Y, -centerPoint.X, sine, cosine), 0, 1);
        return matrix;
    }

    private static float Around(float stays, float comes, float sine, float cosine) => float.MultiplyAddEstimate(stays, 1 - cosine, comes * sine);
    public static Matrix4x4 CreateFromAxisAngle(Vector3 axis, float angle) => CreateFromQuaternion(Quaternion.CreateFromAxisAngle(axis, angle));
    public static Matrix4x4 CreateFromYawPitchRoll(float yaw, float pitch, float roll) => CreateFromQuaternion(Quaternion.CreateFromYawPitchRoll(yaw, pitch, roll));

    public static Matrix4x4 CreateFromQuaternion(Quaternion quaternion)
    {
        float xx = quaternion.X * quaternion.X, yy = quaternion.Y * quaternion.Y, zz = quaternion.Z * quaternion.Z;
        float xy = quaternion.X * quaternion.Y, xz = quaternion.Z * quaternion.X, yz = quaternion.Y * quaternion.Z;
        float wx = quaternion.X * quaternion.W, wy = quaternion.Y * quaternion.W, wz = quaternion.Z * quaternion.W;
        return Create(
            new Vector4(1 - 2 * (yy + zz), 2 * (xy + wz), 2 * (xz - wy), 0), new Vector4(2 * (xy - wz), 1 - 2 * (zz + xx), 2 * (yz + wx), 0),
            new Vector4(2 * (xz + wy), 2 * (yz - wx), 1 - 2 * (yy + xx), 0), Vector4.UnitW);
    }

    public static Matrix4x4 CreateReflection(Plane value)
    {
        Vector4 plane = Plane.Normalize(value).AsVector4();
        Vector4 twice = plane * new Vector4(-2, -2, -2, 0);
        return Create(Sum(twice, plane.X, Vector4.UnitX), Sum(twice, plane.Y, Vector4.UnitY), Sum(twice, plane.Z, Vector4.UnitZ), Sum(twice, plane.W, Vector4.UnitW));
    }

    public static Matrix4x4 CreateShadow(Vector3 lightDirection, Plane plane)
    {
        Vector4 normal = Plane.Normalize(plane).AsVector4();
        Vector4 light = lightDirection.AsVector4();
        float dot = Vector4.Dot(normal, light);
        return Create(Sum(light, -normal.X, new Vector4(dot, 0, 0, 0)), Sum(light, -normal.Y, new Vector4(0, dot, 0, 0)), Sum(light, -normal.Z, new Vector4(0, 0, dot, 0)), Sum(light, -normal.W, new Vector4(0, 0, 0, dot)));
    }

    private static Vector4 Sum(Vector4 vector, float times, Vector4 addend) => Vector4.MultiplyAddEstimate(vector, new Vector4(times), addend);
}
