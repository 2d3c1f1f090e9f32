namespace System.Numerics;

/// <summary>Four rows and columns; the last row moves.</summary>
public partial struct Matrix4x4 : IEquatable<Matrix4x4>
{
    public float M11;
    public float M12;
    public float M13;
    public float M14;
    public float M21;
    public float M22;
    public float M23;
    public float M24;
    public float M31;
    public float M32;
    public float M33;
    public float M34;
    public float M41;
    public float M42;
    public float M43;
    public float M44;

    public Matrix4x4(float m11, float m12, float m13, float m14, float m21, float m22, float m23, float m24, float m31, float m32, float m33, float m34, float m41, float m42, float m43, float m44)
    {
        M11 = m11;
        M12 = m12;
        M13 = m13;
        M14 = m14;
        M21 = m21;
        M22 = m22;
        M23 = m23;
        M24 = m24;
        M31 = m31;
        M32 = m32;
        M33 = m33;
        M34 = m34;
        M41 = m41;
        M42 = m42;
        M43 = m43;
        M44 = m44;
    }

    public Matrix4x4(Matrix3x2 value) => this = Create(value);

    public static Matrix4x4 Identity => Create(Vector4.UnitX, Vector4.UnitY, Vector4.UnitZ, Vector4.UnitW);
    public static Matrix4x4 Create(float value) => Create(new Vector4(value));
    public static Matrix4x4 Create(Vector4 value) => Create(value, value, value, value);
    public static Matrix4x4 Create(Matrix3x2 value) => Create(value.X.AsVector4(), value.Y.AsVector4(), Vector4.UnitZ, new Vector4(value.Z, 0, 1));
    public static Matrix4x4 Create(Vector4 x, Vector4 y, Vector4 z, Vector4 w) => new Matrix4x4(x.X, x.Y, x.Z, x.W, y.X, y.Y, y.Z, y.W, z.X, z.Y, z.Z, z.W, w.X, w.Y, w.Z, w.W);
    public static Matrix4x4 Create(float m11, float m12, float m13, float m14, float m21, float m22, float m23, float m24, float m31, float m32, float m33, float m34, float m41, float m42, float m43, float m44) => new Matrix4x4(m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44);

    public readonly bool IsIdentity => this == Identity;

    public Vector4 X
    {
        readonly get => new Vector4(M11, M12, M13, M14);
        set => (M11, M12, M13, M14) = (value.X, value.Y, value.Z, value.W);
    }

    public Vector4 Y
    {
        readonly get => new Vector4(M21, M22, M23, M24);
        set => (M21, M22, M23, M24) = (value.X, value.Y, value.Z, value.W);
    }

    public Vector4 Z
    {
        readonly get => new Vector4(M31, M32, M33, M34);
        set => (M31, M32, M33, M34) = (value.X, value.Y, value.Z, value.W);
    }

    public Vector4 W
    {
        readonly get => new Vector4(M41, M42, M43, M44);
        set => (M41, M42, M43, M44) = (value.X, value.Y, value.Z, value.W);
    }

    public Vector3 Translation
    {
        readonly get => new Vector3(M41, M42, M43);
        set => W = new Vector4(value, M44);
    }

    public Vector4 this[int row]
    {
        readonly get => row switch { 0 => X, 1 => Y, 2 => Z, 3 => W, _ => throw new ArgumentOutOfRangeException() };
        set
        {
            switch (row)
            {
                case 0: X = value; break;
                case 1: Y = value; break;
                case 2: Z = value; break;
                case 3: W = value; break;
                default: throw new ArgumentOutOfRangeException();
            }
        }
    }

    public float this[int row, int column]
    {
        readonly get => (uint)column < 4 ? this[row][column] : throw new ArgumentOutOfRangeException();
        set
        {
            if ((uint)column >= 4) throw new ArgumentOutOfRangeException();
            Vector4 changed = this[row];
            changed[column] = value;
            this[row] = changed;
        }
    }

    public readonly float GetElement(int row, int column) => this[row, column];
    public readonly Vector4 GetRow(int index) => this[index];

    public readonly Matrix4x4 WithElement(int row, int column, float value)
    {
        Matrix4x4 changed = this;
        changed[row, column] = value;
        return changed;
    }

    public readonly Matrix4x4 WithRow(int index, Vector4 value)
    {
        Matrix4x4 changed = this;
        changed[index] = value;
        return changed;
    }

    public static Matrix4x4 Transpose(Matrix4x4 matrix) => new Matrix4x4(matrix.M11, matrix.M21, matrix.M31, matrix.M41, matrix.M12, matrix.M22, matrix.M32, matrix.M42, matrix.M13, matrix.M23, matrix.M33, matrix.M43, matrix.M14, matrix.M24, matrix.M34, matrix.M44);
    public static Matrix4x4 Lerp(Matrix4x4 matrix1, Matrix4x4 matrix2, float amount) => Create(Vector4.Lerp(matrix1.X, matrix2.X, amount), Vector4.Lerp(matrix1.Y, matrix2.Y, amount), Vector4.Lerp(matrix1.Z, matrix2.Z, amount), Vector4.Lerp(matrix1.W, matrix2.W, amount));

    /// <summary>The rows are turned; their last elements stay.</summary>
    public static Matrix4x4 Transform(Matrix4x4 value, Quaternion rotation)
    {
        float x2 = rotation.X + rotation.X, y2 = rotation.Y + rotation.Y, z2 = rotation.Z + rotation.Z;
        float wx = rotation.W * x2, wy = rotation.W * y2, wz = rotation.W * z2;
        float xx = rotation.X * x2, xy = rotation.X * y2, xz = rotation.X * z2;
        float yy = rotation.Y * y2, yz = rotation.Y * z2, zz = rotation.Z * z2;
        Vector3 first = new Vector3(1 - yy - zz, xy + wz, xz - wy);
        Vector3 second = new Vector3(xy - wz, 1 - xx - zz, yz + wx);
        Vector3 third = new Vector3(xz + wy, yz - wx, 1 - xx - yy);
        for (int i = 0; i < 4; i++)
        {
            Vector4 row = value[i];
            value[i] = new Vector4(first * row.X + second * row.Y + third * row.Z, row.W);
        }
        return value;
    }

    public static Matrix4x4 Add(Matrix4x4 value1, Matrix4x4 value2) => value1 + value2;
    public static Matrix4x4 Subtract(Matrix4x4 value1, Matrix4x4 value2) => value1 - value2;
    public static Matrix4x4 Multiply(Matrix4x4 value1, Matrix4x4 value2) => value1 * value2;
    public static Matrix4x4 Multiply(Matrix4x4 value1, float value2) => value1 * value2;
    public static Matrix4x4 Negate(Matrix4x4 value) => -value;
    public static Matrix4x4 operator +(Matrix4x4 value1, Matrix4x4 value2) => Create(value1.X + value2.X, value1.Y + value2.Y, value1.Z + value2.Z, value1.W + value2.W);
    public static Matrix4x4 operator -(Matrix4x4 value1, Matrix4x4 value2) => Create(value1.X - value2.X, value1.Y - value2.Y, value1.Z - value2.Z, value1.W - value2.W);
    public static Matrix4x4 operator -(Matrix4x4 value) => Create(-value.X, -value.Y, -value.Z, -value.W);
    public static Matrix4x4 operator *(Matrix4x4 value1, float value2) => Create(value1.X * value2, value1.Y * value2, value1.Z * value2, value1.W * value2);
    public static Matrix4x4 operator *(Matrix4x4 value1, Matrix4x4 value2) => Create(Vector4.Transform(value1.X, value2), Vector4.Transform(value1.Y, value2), Vector4.Transform(value1.Z, value2), Vector4.Transform(value1.W, value2));
    public static bool operator ==(Matrix4x4 value1, Matrix4x4 value2) => value1.X == value2.X && value1.Y == value2.Y && value1.Z == value2.Z && value1.W == value2.W;
    public static bool operator !=(Matrix4x4 value1, Matrix4x4 value2) => !(value1 == value2);
    public readonly bool Equals(Matrix4x4 other) => X.Equals(other.X) && Y.Equals(other.Y) && Z.Equals(other.Z) && W.Equals(other.W);
    public override readonly bool Equals(object obj) => obj is Matrix4x4 other && Equals(other);
    public override readonly int GetHashCode() => HashCode.Combine(X, Y, Z, W);
    public override readonly string ToString() => "{ {M11:" + M11 + " M12:" + M12 + " M13:" + M13 + " M14:" + M14 + "} {M21:" + M21 + " M22:" + M22 + " M23:" + M23 + " M24:" + M24 + "} {M31:" + M31 + " M32:" + M32 + " M33:" + M33 + " M34:" + M34 + "} {M41:" + M41 + " M42:" + M42 + " M43:" + M43 + " M44:" + M44 + "} }";
}
