// Vectors of single precision numbers.
//| Type    size
//| Vector2 two
//| Vector3 three
//| Vector4 four

namespace System.Numerics;

public partial struct $Type : IEquatable<$Type>, IFormattable
{
//if two
    public float X;
    public float Y;
//end
//if three
    public float X;
    public float Y;
    public float Z;
//end
//if four
    public float X;
    public float Y;
    public float Z;
    public float W;
//end

//if two
    public $Type(float x, float y)
    {
        X = x;
        Y = y;
    }

//end
//if three
    public $Type(float x, float y, float z)
    {
        X = x;
        Y = y;
        Z = z;
    }

//end
//if four
    public $Type(float x, float y, float z, float w)
    {
        X = x;
        Y = y;
        Z = z;
        W = w;
    }

//end
//if two
    public $Type(float value) : this(value, value) { }
//end
//if three
    public $Type(float value) : this(value, value, value) { }
//end
//if four
    public $Type(float value) : this(value, value, value, value) { }
//end
//if three
    public static Vector3 Transform(Vector3 position, Matrix4x4 matrix) => Vector4.Transform(position, matrix).AsVector3();
    public static Vector3 TransformNormal(Vector3 normal, Matrix4x4 matrix) => Vector4.Along(normal, matrix).AsVector3();
    public static Vector3 Transform(Vector3 value, Quaternion rotation) => Vector4.Transform(value, rotation).AsVector3();
    public Vector3(Vector2 value, float z) : this(value.X, value.Y, z) { }
    public static Vector3 Cross(Vector3 a, Vector3 b) => new Vector3(a.Y * b.Z - a.Z * b.Y, a.Z * b.X - a.X * b.Z, a.X * b.Y - a.Y * b.X);
//end
//if four
    internal static Vector4 Along(Vector3 normal, Matrix4x4 matrix) => MultiplyAddEstimate(matrix.Z, new Vector4(normal.Z), MultiplyAddEstimate(matrix.Y, new Vector4(normal.Y), matrix.X * normal.X));
    public static Vector4 Transform(Vector2 position, Matrix4x4 matrix) => MultiplyAddEstimate(matrix.Y, new Vector4(position.Y), matrix.X * position.X) + matrix.W;
    public static Vector4 Transform(Vector3 position, Matrix4x4 matrix) => Along(position, matrix) + matrix.W;
    public static Vector4 Transform(Vector4 vector, Matrix4x4 matrix) => MultiplyAddEstimate(matrix.W, new Vector4(vector.W), Along(vector.AsVector3(), matrix));
    public static Vector4 Transform(Vector2 value, Quaternion rotation) => Transform(new Vector4(value, 0, 1), rotation);
    public static Vector4 Transform(Vector3 value, Quaternion rotation) => Transform(new Vector4(value, 1), rotation);
    public static Vector4 Transform(Vector4 value, Quaternion rotation) => (rotation * (value.AsQuaternion() * Quaternion.Conjugate(rotation))).AsVector4();
    public Vector4(Vector2 value, float z, float w) : this(value.X, value.Y, z, w) { }
    public Vector4(Vector3 value, float w) : this(value.X, value.Y, value.Z, w) { }
//end

//if two
    public static Vector2 Transform(Vector2 position, Matrix3x2 matrix) => TransformNormal(position, matrix) + matrix.Z;
    public static Vector2 TransformNormal(Vector2 normal, Matrix3x2 matrix) => MultiplyAddEstimate(matrix.Y, new Vector2(normal.Y), matrix.X * normal.X);
    public static Vector2 Transform(Vector2 position, Matrix4x4 matrix) => Vector4.Transform(position, matrix).AsVector2();
    public static Vector2 TransformNormal(Vector2 normal, Matrix4x4 matrix) => Vector4.MultiplyAddEstimate(matrix.Y, new Vector4(normal.Y), matrix.X * normal.X).AsVector2();
    public static Vector2 Transform(Vector2 value, Quaternion rotation) => Vector4.Transform(value, rotation).AsVector2();
//end
    public static $Type Zero => default;
    public static $Type One => new $Type(1);
//if two
    public static $Type UnitX => new $Type(1, 0);
    public static $Type UnitY => new $Type(0, 1);
//end
//if three
    public static $Type UnitX => new $Type(1, 0, 0);
    public static $Type UnitY => new $Type(0, 1, 0);
    public static $Type UnitZ => new $Type(0, 0, 1);
//end
//if four
    public static $Type UnitX => new $Type(1, 0, 0, 0);
    public static $Type UnitY => new $Type(0, 1, 0, 0);
    public static $Type UnitZ => new $Type(0, 0, 1, 0);
    public static $Type UnitW => new $Type(0, 0, 0, 1);
//end
//if two

    public float this[int index]
    {
        readonly get => index switch { 0 => X, 1 => Y, _ => throw new ArgumentOutOfRangeException("index") };
        set
        {
            switch (index)
            {
                case 0: X = value; break;
                case 1: Y = value; break;
                default: throw new ArgumentOutOfRangeException("index");
            }
        }
    }

//end
//if three

    public float this[int index]
    {
        readonly get => index switch { 0 => X, 1 => Y, 2 => Z, _ => throw new ArgumentOutOfRangeException("index") };
        set
        {
            switch (index)
            {
                case 0: X = value; break;
                case 1: Y = value; break;
                case 2: Z = value; break;
                default: throw new ArgumentOutOfRangeException("index");
            }
        }
    }

//end
//if four

    public float this[int index]
    {
        readonly get => index switch { 0 => X, 1 => Y, 2 => Z, 3 => W, _ => throw new ArgumentOutOfRangeException() };
        set
        {
            switch (index)
            {
                case 0: X = value; break;
                case 1: Y = value; break;
                case 2: Z = value; break;
                case 3: W = value; break;
                default: throw new ArgumentOutOfRangeException();
            }
        }
    }

//end
//if two
    public static $Type operator +($Type left, $Type right) => new $Type(left.X + right.X, left.Y + right.Y);
//end
//if three
    public static $Type operator +($Type left, $Type right) => new $Type(left.X + right.X, left.Y + right.Y, left.Z + right.Z);
//end
//if four
    public static $Type operator +($Type left, $Type right) => new $Type(left.X + right.X, left.Y + right.Y, left.Z + right.Z, left.W + right.W);
//end
    public static $Type Add($Type left, $Type right) => left + right;
//if two
    public static $Type operator -($Type left, $Type right) => new $Type(left.X - right.X, left.Y - right.Y);
//end
//if three
    public static $Type operator -($Type left, $Type right) => new $Type(left.X - right.X, left.Y - right.Y, left.Z - right.Z);
//end
//if four
    public static $Type operator -($Type left, $Type right) => new $Type(left.X - right.X, left.Y - right.Y, left.Z - right.Z, left.W - right.W);
//end
    public static $Type Subtract($Type left, $Type right) => left - right;
//if two
    public static $Type operator *($Type left, $Type right) => new $Type(left.X * right.X, left.Y * right.Y);
//end
//if three
    public static $Type operator *($Type left, $Type right) => new $Type(left.X * right.X, left.Y * right.Y, left.Z * right.Z);
//end
//if four
    public static $Type operator *($Type left, $Type right) => new $Type(left.X * right.X, left.Y * right.Y, left.Z * right.Z, left.W * right.W);
//end
    public static $Type Multiply($Type left, $Type right) => left * right;
//if two
    public static $Type operator /($Type left, $Type right) => new $Type(left.X / right.X, left.Y / right.Y);
//end
//if three
    public static $Type operator /($Type left, $Type right) => new $Type(left.X / right.X, left.Y / right.Y, left.Z / right.Z);
//end
//if four
    public static $Type operator /($Type left, $Type right) => new $Type(left.X / right.X, left.Y / right.Y, left.Z / right.Z, left.W / right.W);
//end
    public static $Type Divide($Type left, $Type right) => left / right;
    public static $Type operator *($Type left, float right) => left * new $Type(right);
    public static $Type operator *(float left, $Type right) => right * left;
    public static $Type Multiply($Type left, float right) => left * right;
    public static $Type Multiply(float left, $Type right) => right * left;
    public static $Type operator /($Type value1, float value2) => value1 / new $Type(value2);
    public static $Type Divide($Type left, float divisor) => left / divisor;
    public static $Type Negate($Type value) => -value;
//if two
    public static $Type operator -($Type value) => new $Type(-value.X, -value.Y);
//end
//if three
    public static $Type operator -($Type value) => new $Type(-value.X, -value.Y, -value.Z);
//end
//if four
    public static $Type operator -($Type value) => new $Type(-value.X, -value.Y, -value.Z, -value.W);
//end
//if two
    public static $Type Abs($Type value) => new $Type(MathF.Abs(value.X), MathF.Abs(value.Y));
//end
//if three
    public static $Type Abs($Type value) => new $Type(MathF.Abs(value.X), MathF.Abs(value.Y), MathF.Abs(value.Z));
//end
//if four
    public static $Type Abs($Type value) => new $Type(MathF.Abs(value.X), MathF.Abs(value.Y), MathF.Abs(value.Z), MathF.Abs(value.W));
//end
//if two
    public static $Type SquareRoot($Type value) => new $Type(MathF.Sqrt(value.X), MathF.Sqrt(value.Y));
//end
//if three
    public static $Type SquareRoot($Type value) => new $Type(MathF.Sqrt(value.X), MathF.Sqrt(value.Y), MathF.Sqrt(value.Z));
//end
//if four
    public static $Type SquareRoot($Type value) => new $Type(MathF.Sqrt(value.X), MathF.Sqrt(value.Y), MathF.Sqrt(value.Z), MathF.Sqrt(value.W));
//end
//if two
    public static $Type Min($Type value1, $Type value2) => new $Type(MathF.Min(value1.X, value2.X), MathF.Min(value1.Y, value2.Y));
//end
//if three
    public static $Type Min($Type value1, $Type value2) => new $Type(MathF.Min(value1.X, value2.X), MathF.Min(value1.Y, value2.Y), MathF.Min(value1.Z, value2.Z));
//end
//if four
    public static $Type Min($Type value1, $Type value2) => new $Type(MathF.Min(value1.X, value2.X), MathF.Min(value1.Y, value2.Y), MathF.Min(value1.Z, value2.Z), MathF.Min(value1.W, value2.W));
//end
//if two
    public static $Type Max($Type value1, $Type value2) => new $Type(MathF.Max(value1.X, value2.X), MathF.Max(value1.Y, value2.Y));
//end
//if three
    public static $Type Max($Type value1, $Type value2) => new $Type(MathF.Max(value1.X, value2.X), MathF.Max(value1.Y, value2.Y), MathF.Max(value1.Z, value2.Z));
//end
//if four
    public static $Type Max($Type value1, $Type value2) => new $Type(MathF.Max(value1.X, value2.X), MathF.Max(value1.Y, value2.Y), MathF.Max(value1.Z, value2.Z), MathF.Max(value1.W, value2.W));
//end
    public static $Type Clamp($Type value1, $Type min, $Type max) => Min(Max(value1, min), max);
//if two
    public static float Dot(Vector2 value1, Vector2 value2) => value1.X * value2.X + value1.Y * value2.Y;
//end
//if three
    public static float Dot(Vector3 vector1, Vector3 vector2) => vector1.X * vector2.X + vector1.Y * vector2.Y + vector1.Z * vector2.Z;
//end
//if four
    public static float Dot(Vector4 vector1, Vector4 vector2) => (vector1.X * vector2.X + vector1.Y * vector2.Y) + (vector1.Z * vector2.Z + vector1.W * vector2.W);
//end
    public readonly float LengthSquared() => Dot(this, this);
    public readonly float Length() => MathF.Sqrt(LengthSquared());
    public static float DistanceSquared($Type value1, $Type value2) => (value1 - value2).LengthSquared();
    public static float Distance($Type value1, $Type value2) => (value1 - value2).Length();
    public static $Type Normalize($Type value) => value / value.Length();
//if two
    public static bool operator ==($Type left, $Type right) => left.X == right.X && left.Y == right.Y;
//end
//if three
    public static bool operator ==($Type left, $Type right) => left.X == right.X && left.Y == right.Y && left.Z == right.Z;
//end
//if four
    public static bool operator ==($Type left, $Type right) => left.X == right.X && left.Y == right.Y && left.Z == right.Z && left.W == right.W;
//end
    public static bool operator !=($Type left, $Type right) => !(left == right);
//if two
    public readonly bool Equals($Type other) => X.Equals(other.X) && Y.Equals(other.Y);
//end
//if three
    public readonly bool Equals($Type other) => X.Equals(other.X) && Y.Equals(other.Y) && Z.Equals(other.Z);
//end
//if four
    public readonly bool Equals($Type other) => X.Equals(other.X) && Y.Equals(other.Y) && Z.Equals(other.Z) && W.Equals(other.W);
//end
    public override readonly bool Equals(object obj) => obj is $Type other && Equals(other);
//if two
    public override readonly int GetHashCode() => HashCode.Combine(X, Y);
//end
//if three
    public override readonly int GetHashCode() => HashCode.Combine(X, Y, Z);
//end
//if four
    public override readonly int GetHashCode() => HashCode.Combine(X, Y, Z, W);
//end
//if two
    public readonly void CopyTo(float[] array) => CopyTo(new Span<float>(array, 0, array.Length));

    public readonly void CopyTo(float[] array, int index)
    {
        if ((uint)index >= (uint)array.Length) throw new ArgumentOutOfRangeException("startIndex", "Index was out of range. Must be non-negative and less than the size of the collection.");
        if (array.Length - index < 2) throw new ArgumentException("Destination is too short.", "destination");
        array[index + 0] = X;
        array[index + 1] = Y;
    }

//end
//if three
    public readonly void CopyTo(float[] array) => CopyTo(new Span<float>(array, 0, array.Length));

    public readonly void CopyTo(float[] array, int index)
    {
        if ((uint)index >= (uint)array.Length) throw new ArgumentOutOfRangeException("startIndex", "Index was out of range. Must be non-negative and less than the size of the collection.");
        if (array.Length - index < 3) throw new ArgumentException("Destination is too short.", "destination");
        array[index + 0] = X;
        array[index + 1] = Y;
        array[index + 2] = Z;
    }

//end
//if four
    public readonly void CopyTo(float[] array) => CopyTo(new Span<float>(array, 0, array.Length));

    public readonly void CopyTo(float[] array, int index)
    {
        if ((uint)index >= (uint)array.Length) throw new ArgumentOutOfRangeException("startIndex", "Index was out of range. Must be non-negative and less than the size of the collection.");
        if (array.Length - index < 4) throw new ArgumentException("Destination is too short.", "destination");
        array[index + 0] = X;
        array[index + 1] = Y;
        array[index + 2] = Z;
        array[index + 3] = W;
    }

//end
    public override readonly string ToString() => ToString("G", null);
    public readonly string ToString(string format) => ToString(format, null);
//if two
    public readonly string ToString(string format, IFormatProvider formatProvider)
    {
        string separator = Globalization.NumberFormatInfo.GetInstance(formatProvider).NumberGroupSeparator + " ";
        return "<" + X.ToString(format, formatProvider) + separator + Y.ToString(format, formatProvider) + ">";
    }
//end
//if three
    public readonly string ToString(string format, IFormatProvider formatProvider)
    {
        string separator = Globalization.NumberFormatInfo.GetInstance(formatProvider).NumberGroupSeparator + " ";
        return "<" + X.ToString(format, formatProvider) + separator + Y.ToString(format, formatProvider) + separator + Z.ToString(format, formatProvider) + ">";
    }
//end
//if four
    public readonly string ToString(string format, IFormatProvider formatProvider)
    {
        string separator = Globalization.NumberFormatInfo.GetInstance(formatProvider).NumberGroupSeparator + " ";
        return "<" + X.ToString(format, formatProvider) + separator + Y.ToString(format, formatProvider) + separator + Z.ToString(format, formatProvider) + separator + W.ToString(format, formatProvider) + ">";
    }
//end
}
