namespace System.Numerics;

// Deviation: elements that a wider vector gets without a word about them are zeros; numbers that an integer cannot hold
// are converted to the nearest one, where processors differ.
public static partial class Vector
{
    public static Plane AsPlane(this Vector4 value) => new Plane(value);
    public static Quaternion AsQuaternion(this Vector4 value) => new Quaternion(value.X, value.Y, value.Z, value.W);
    public static Vector2 AsVector2(this Vector3 value) => new Vector2(value.X, value.Y);
    public static Vector2 AsVector2(this Vector4 value) => new Vector2(value.X, value.Y);
    public static Vector3 AsVector3(this Vector2 value) => new Vector3(value, 0);
    public static Vector3 AsVector3(this Vector4 value) => new Vector3(value.X, value.Y, value.Z);
    public static Vector3 AsVector3Unsafe(this Vector2 value) => new Vector3(value, 0);
    public static Vector4 AsVector4(this Plane value) => new Vector4(value.Normal, value.D);
    public static Vector4 AsVector4(this Quaternion value) => new Vector4(value.X, value.Y, value.Z, value.W);
    public static Vector4 AsVector4(this Vector2 value) => new Vector4(value, 0, 0);
    public static Vector4 AsVector4(this Vector3 value) => new Vector4(value, 0);
    public static Vector4 AsVector4Unsafe(this Vector2 value) => new Vector4(value, 0, 0);
    public static Vector4 AsVector4Unsafe(this Vector3 value) => new Vector4(value, 0);
    public static Vector<int> ConvertToInt32Native(Vector<float> value) => ConvertToInt32(value);
    public static Vector<uint> ConvertToUInt32Native(Vector<float> value) => ConvertToUInt32(value);
    public static Vector<long> ConvertToInt64Native(Vector<double> value) => ConvertToInt64(value);
    public static Vector<ulong> ConvertToUInt64Native(Vector<double> value) => ConvertToUInt64(value);
}
