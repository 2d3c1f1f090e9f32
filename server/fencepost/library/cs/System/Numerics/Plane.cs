namespace System.Numerics;

/// <summary>All points of space that lie so far from the origin in the direction of a vector.</summary>
public struct Plane : IEquatable<Plane>
{
    public Vector3 Normal;
    public float D;

    public Plane(float x, float y, float z, float d) : this(new Vector3(x, y, z), d) { }
    public Plane(Vector4 value) : this(value.AsVector3(), value.W) { }

    public Plane(Vector3 normal, float d)
    {
        Normal = normal;
        D = d;
    }

    public static Plane Create(Vector4 value) => new Plane(value);
    public static Plane Create(Vector3 normal, float d) => new Plane(normal, d);
    public static Plane Create(float x, float y, float z, float d) => new Plane(x, y, z, d);

    public static Plane CreateFromVertices(Vector3 point1, Vector3 point2, Vector3 point3)
    {
        Vector3 normal = Vector3.Normalize(Vector3.Cross(point2 - point1, point3 - point1));
        return new Plane(normal, -Vector3.Dot(normal, point1));
    }

    public static float Dot(Plane plane, Vector4 value) => Vector4.Dot(plane.AsVector4(), value);
    public static float DotCoordinate(Plane plane, Vector3 value) => Dot(plane, new Vector4(value, 1));
    public static float DotNormal(Plane plane, Vector3 value) => Vector3.Dot(plane.Normal, value);

    public static Plane Normalize(Plane value)
    {
        float square = value.Normal.LengthSquared();
        return float.IsPositiveInfinity(square) ? default : new Plane(value.AsVector4() / MathF.Sqrt(square));
    }

    public static Plane Transform(Plane plane, Quaternion rotation) => new Plane(Vector4.Transform(plane.AsVector4(), rotation));

    public static Plane Transform(Plane plane, Matrix4x4 matrix)
    {
        Matrix4x4.Invert(matrix, out Matrix4x4 inverse);
        return new Plane(Vector4.Transform(plane.AsVector4(), Matrix4x4.Transpose(inverse)));
    }

    public static bool operator ==(Plane value1, Plane value2) => value1.AsVector4() == value2.AsVector4();
    public static bool operator !=(Plane value1, Plane value2) => !(value1 == value2);
    public readonly bool Equals(Plane other) => this.AsVector4().Equals(other.AsVector4());
    public override readonly bool Equals(object obj) => obj is Plane other && Equals(other);
    public override readonly int GetHashCode() => HashCode.Combine(Normal, D);
    public override readonly string ToString() => "{Normal:" + Normal + " D:" + D + "}";
}
