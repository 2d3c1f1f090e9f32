namespace System.Numerics;

public partial struct Matrix4x4
{
    // --- where somebody looks

    public static Matrix4x4 CreateLookAt(Vector3 cameraPosition, Vector3 cameraTarget, Vector3 cameraUpVector) => CreateLookTo(cameraPosition, cameraTarget - cameraPosition, cameraUpVector);
    public static Matrix4x4 CreateLookAtLeftHanded(Vector3 cameraPosition, Vector3 cameraTarget, Vector3 cameraUpVector) => CreateLookToLeftHanded(cameraPosition, cameraTarget - cameraPosition, cameraUpVector);
    public static Matrix4x4 CreateLookTo(Vector3 cameraPosition, Vector3 cameraDirection, Vector3 cameraUpVector) => CreateLookToLeftHanded(cameraPosition, -cameraDirection, cameraUpVector);

    public static Matrix4x4 CreateLookToLeftHanded(Vector3 cameraPosition, Vector3 cameraDirection, Vector3 cameraUpVector)
    {
        Vector3 z = Vector3.Normalize(cameraDirection);
        Vector3 x = Vector3.Normalize(Vector3.Cross(cameraUpVector, z));
        Vector3 y = Vector3.Cross(z, x);
        Vector3 back = -cameraPosition;
        return Transpose(Create(new Vector4(x, Vector3.Dot(x, back)), new Vector4(y, Vector3.Dot(y, back)), new Vector4(z, Vector3.Dot(z, back)), Vector4.UnitW));
    }

    public static Matrix4x4 CreateWorld(Vector3 position, Vector3 forward, Vector3 up) => Upright(position, Vector3.Normalize(-forward), up);

    private static Matrix4x4 Upright(Vector3 position, Vector3 z, Vector3 up)
    {
        Vector3 x = Vector3.Normalize(Vector3.Cross(up, z));
        return Create(x.AsVector4(), Vector3.Cross(z, x).AsVector4(), z.AsVector4(), new Vector4(position, 1));
    }

    /// <summary>The direction of a vector, unless it is too short to have one.</summary>
    private static Vector3 Direction(Vector3 vector, Vector3 otherwise) => vector.LengthSquared() < 1e-4f ? otherwise : Vector3.Normalize(vector);

    public static Matrix4x4 CreateBillboard(Vector3 objectPosition, Vector3 cameraPosition, Vector3 cameraUpVector, Vector3 cameraForwardVector) => Upright(objectPosition, Direction(objectPosition - cameraPosition, -cameraForwardVector), cameraUpVector);
    public static Matrix4x4 CreateBillboardLeftHanded(Vector3 objectPosition, Vector3 cameraPosition, Vector3 cameraUpVector, Vector3 cameraForwardVector) => Upright(objectPosition, Direction(cameraPosition - objectPosition, cameraForwardVector), cameraUpVector);
    public static Matrix4x4 CreateConstrainedBillboard(Vector3 objectPosition, Vector3 cameraPosition, Vector3 rotateAxis, Vector3 cameraForwardVector, Vector3 objectForwardVector) => Constrained(objectPosition, Direction(objectPosition - cameraPosition, -cameraForwardVector), rotateAxis, objectForwardVector, 1);
    public static Matrix4x4 CreateConstrainedBillboardLeftHanded(Vector3 objectPosition, Vector3 cameraPosition, Vector3 rotateAxis, Vector3 cameraForwardVector, Vector3 objectForwardVector) => Constrained(objectPosition, Direction(cameraPosition - objectPosition, cameraForwardVector), rotateAxis, -objectForwardVector, -1);

    private static Matrix4x4 Constrained(Vector3 position, Vector3 face, Vector3 axis, Vector3 forward, float side)
    {
        // Less than a tenth of a degree from the axis is no direction.
        const float Most = 1 - 0.1f * (MathF.PI / 180);
        if (MathF.Abs(Vector3.Dot(axis, face)) > Most)
        {
            face = forward;
            if (MathF.Abs(Vector3.Dot(axis, face)) > Most) face = MathF.Abs(axis.Z) > Most ? new Vector3(side, 0, 0) : new Vector3(0, 0, -1);
        }
        Vector3 x = Vector3.Normalize(Vector3.Cross(axis, face));
        Vector3 z = Vector3.Normalize(Vector3.Cross(x, axis));
        return Create(x.AsVector4(), axis.AsVector4(), z.AsVector4(), new Vector4(position, 1));
    }

    // --- what is seen

    public static Matrix4x4 CreateOrthographic(float width, float height, float zNearPlane, float zFarPlane) => Orthographic(width, height, 1 / (zNearPlane - zFarPlane), zNearPlane, 1);
    public static Matrix4x4 CreateOrthographicLeftHanded(float width, float height, float zNearPlane, float zFarPlane) => Orthographic(width, height, 1 / (zFarPlane - zNearPlane), zNearPlane, -1);

    private static Matrix4x4 Orthographic(float width, float height, float range, float near, float side) =>
        Create(new Vector4(2 / width, 0, 0, 0), new Vector4(0, 2 / height, 0, 0), new Vector4(0, 0, range, 0), new Vector4(0, 0, side * range * near, 1));

    public static Matrix4x4 CreateOrthographicOffCenter(float left, float right, float bottom, float top, float zNearPlane, float zFarPlane) => OrthographicOffCenter(left, right, bottom, top, 1 / (zNearPlane - zFarPlane), zNearPlane, 1);
    public static Matrix4x4 CreateOrthographicOffCenterLeftHanded(float left, float right, float bottom, float top, float zNearPlane, float zFarPlane) => OrthographicOffCenter(left, right, bottom, top, 1 / (zFarPlane - zNearPlane), zNearPlane, -1);

    private static Matrix4x4 OrthographicOffCenter(float left, float right, float bottom, float top, float range, float near, float side)
    {
        float width = 1 / (right - left);
        float height = 1 / (top - bottom);
        return Create(new Vector4(width + width, 0, 0, 0), new Vector4(0, height + height, 0, 0), new Vector4(0, 0, range, 0), new Vector4(-(left + right) * width, -(top + bottom) * height, side * range * near, 1));
    }

    private static void CheckPlanes(float nearPlaneDistance, float farPlaneDistance)
    {
        ArgumentOutOfRangeException.ThrowIfLessThanOrEqual(nearPlaneDistance, 0, "nearPlaneDistance");
        ArgumentOutOfRangeException.ThrowIfLessThanOrEqual(farPlaneDistance, 0, "farPlaneDistance");
        ArgumentOutOfRangeException.ThrowIfGreaterThanOrEqual(nearPlaneDistance, farPlaneDistance, "nearPlaneDistance");
    }

    /// <summary>The side is -1 where one looks along the negative third axis.</summary>
    private static Matrix4x4 Perspective(float width, float height, float x, float y, float near, float far, float side)
    {
        float range = float.IsPositiveInfinity(far) ? side : side < 0 ? far / (near - far) : far / (far - near);
        return Create(new Vector4(width, 0, 0, 0), new Vector4(0, height, 0, 0), new Vector4(x, y, range, side), new Vector4(0, 0, -side * range * near, 0));
    }

    private static Matrix4x4 Perspective(float width, float height, float nearPlaneDistance, float farPlaneDistance, float side)
    {
        CheckPlanes(nearPlaneDistance, farPlaneDistance);
        float twice = nearPlaneDistance + nearPlaneDistance;
        return Perspective(twice / width, twice / height, 0, 0, nearPlaneDistance, farPlaneDistance, side);
    }

    public static Matrix4x4 CreatePerspective(float width, float height, float nearPlaneDistance, float farPlaneDistance) => Perspective(width, height, nearPlaneDistance, farPlaneDistance, -1);
    public static Matrix4x4 CreatePerspectiveLeftHanded(float width, float height, float nearPlaneDistance, float farPlaneDistance) => Perspective(width, height, nearPlaneDistance, farPlaneDistance, 1);

    private static Matrix4x4 FieldOfView(float fieldOfView, float aspectRatio, float nearPlaneDistance, float farPlaneDistance, float side)
    {
        ArgumentOutOfRangeException.ThrowIfLessThanOrEqual(fieldOfView, 0, "fieldOfView");
        ArgumentOutOfRangeException.ThrowIfGreaterThanOrEqual(fieldOfView, float.Pi, "fieldOfView");
        CheckPlanes(nearPlaneDistance, farPlaneDistance);
        float height = 1 / MathF.Tan(fieldOfView * 0.5f);
        return Perspective(height / aspectRatio, height, 0, 0, nearPlaneDistance, farPlaneDistance, side);
    }

    public static Matrix4x4 CreatePerspectiveFieldOfView(float fieldOfView, float aspectRatio, float nearPlaneDistance, float farPlaneDistance) => FieldOfView(fieldOfView, aspectRatio, nearPlaneDistance, farPlaneDistance, -1);
    public static Matrix4x4 CreatePerspectiveFieldOfViewLeftHanded(float fieldOfView, float aspectRatio, float nearPlaneDistance, float farPlaneDistance) => FieldOfView(fieldOfView, aspectRatio, nearPlaneDistance, farPlaneDistance, 1);

    private static Matrix4x4 OffCenter(float left, float right, float bottom, float top, float nearPlaneDistance, float farPlaneDistance, float side)
    {
        CheckPlanes(nearPlaneDistance, farPlaneDistance);
        float twice = nearPlaneDistance + nearPlaneDistance;
        float width = 1 / (right - left);
        float height = 1 / (top - bottom);
        return Perspective(twice * width, twice * height, -side * (left + right) * width, -side * (top + bottom) * height, nearPlaneDistance, farPlaneDistance, side);
    }

    public static Matrix4x4 CreatePerspectiveOffCenter(float left, float right, float bottom, float top, float nearPlaneDistance, float farPlaneDistance) => OffCenter(left, right, bottom, top, nearPlaneDistance, farPlaneDistance, -1);
    public static Matrix4x4 CreatePerspectiveOffCenterLeftHanded(float left, float right, float bottom, float top, float nearPlaneDistance, float farPlaneDistance) => OffCenter(left, right, bottom, top, nearPlaneDistance, farPlaneDistance, 1);

    public static Matrix4x4 CreateViewport(float x, float y, float width, float height, float minDepth, float maxDepth) => Viewport(x, y, width, height, minDepth, minDepth - maxDepth);
    public static Matrix4x4 CreateViewportLeftHanded(float x, float y, float width, float height, float minDepth, float maxDepth) => Viewport(x, y, width, height, minDepth, maxDepth - minDepth);

    private static Matrix4x4 Viewport(float x, float y, float width, float height, float minDepth, float depth)
    {
        Vector4 half = new Vector4(width, height, 0, 0) * new Vector4(0.5f, 0.5f, 0, 0);
        return Create(new Vector4(half.X, 0, 0, 0), new Vector4(0, -half.Y, 0, 0), new Vector4(0, 0, depth, 0), half + new Vector4(x, y, minDepth, 1));
    }
}
