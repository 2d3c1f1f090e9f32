namespace System.Numerics;

/// <summary>Two columns and three rows; the last row moves, and a third column (0, 0, 1) is left out.</summary>
public struct Matrix3x2 : IEquatable<Matrix3x2>
{
    public float M11;
    public float M12;
    public float M21;
    public float M22;
    public float M31;
    public float M32;

    public Matrix3x2(float m11, float m12, float m21, float m22, float m31, float m32)
    {
        M11 = m11;
        M12 = m12;
        M21 = m21;
        M22 = m22;
        M31 = m31;
        M32 = m32;
    }

    public static Matrix3x2 Identity => new Matrix3x2(1, 0, 0, 1, 0, 0);
    public static Matrix3x2 Create(float value) => new Matrix3x2(value, value, value, value, value, value);
    public static Matrix3x2 Create(Vector2 value) => new Matrix3x2(value.X, value.Y, value.X, value.Y, value.X, value.Y);
    public static Matrix3x2 Create(Vector2 x, Vector2 y, Vector2 z) => new Matrix3x2(x.X, x.Y, y.X, y.Y, z.X, z.Y);
    public static Matrix3x2 Create(float m11, float m12, float m21, float m22, float m31, float m32) => new Matrix3x2(m11, m12, m21, m22, m31, m32);

    public readonly bool IsIdentity => this == Identity;

    public Vector2 X
    {
        readonly get => new Vector2(M11, M12);
        set => this[0] = value;
    }

    public Vector2 Y
    {
        readonly get => new Vector2(M21, M22);
        set => this[1] = value;
    }

    public Vector2 Z
    {
        readonly get => new Vector2(M31, M32);
        set => this[2] = value;
    }

    public Vector2 Translation
    {
        readonly get => Z;
        set => Z = value;
    }

    public Vector2 this[int row]
    {
        readonly get => row switch { 0 => X, 1 => Y, 2 => Z, _ => throw new ArgumentOutOfRangeException("row") };
        set
        {
            switch (row)
            {
                case 0: (M11, M12) = (value.X, value.Y); break;
                case 1: (M21, M22) = (value.X, value.Y); break;
                case 2: (M31, M32) = (value.X, value.Y); break;
                default: throw new ArgumentOutOfRangeException("row");
            }
        }
    }

    public float this[int row, int column]
    {
        readonly get => this[row][column];
        set
        {
            Vector2 changed = this[row];
            changed[column] = value;
            this[row] = changed;
        }
    }

    public readonly float GetElement(int row, int column) => this[row, column];
    public readonly Vector2 GetRow(int index) => this[index];

    public readonly Matrix3x2 WithElement(int row, int column, float value)
    {
        Matrix3x2 changed = this;
        changed[row, column] = value;
        return changed;
    }

    public readonly Matrix3x2 WithRow(int index, Vector2 value)
    {
        Matrix3x2 changed = this;
        changed[index] = value;
        return changed;
    }

    public static Matrix3x2 CreateTranslation(Vector2 position) => CreateTranslation(position.X, position.Y);
    public static Matrix3x2 CreateTranslation(float xPosition, float yPosition) => new Matrix3x2(1, 0, 0, 1, xPosition, yPosition);
    public static Matrix3x2 CreateScale(float scale) => CreateScale(scale, scale);
    public static Matrix3x2 CreateScale(Vector2 scales) => CreateScale(scales.X, scales.Y);
    public static Matrix3x2 CreateScale(float xScale, float yScale) => new Matrix3x2(xScale, 0, 0, yScale, 0, 0);
    public static Matrix3x2 CreateScale(float scale, Vector2 centerPoint) => CreateScale(scale, scale, centerPoint);
    public static Matrix3x2 CreateScale(Vector2 scales, Vector2 centerPoint) => CreateScale(scales.X, scales.Y, centerPoint);
    public static Matrix3x2 CreateScale(float xScale, float yScale, Vector2 centerPoint) => new Matrix3x2(xScale, 0, 0, yScale, centerPoint.X * (1 - xScale), centerPoint.Y * (1 - yScale));
    public static Matrix3x2 CreateSkew(float radiansX, float radiansY) => new Matrix3x2(1, MathF.Tan(radiansY), MathF.Tan(radiansX), 1, 0, 0);

    public static Matrix3x2 CreateSkew(float radiansX, float radiansY, Vector2 centerPoint)
    {
        float x = MathF.Tan(radiansX);
        float y = MathF.Tan(radiansY);
        return new Matrix3x2(1, y, x, 1, -centerPoint.Y * x, -centerPoint.X * y);
    }

    // Sine and cosine; quarters of a turn are exact, up to a thousandth of a degree.
    private static (float Sine, float Cosine) Turn(float radians)
    {
        const float Tolerance = 0.001f * MathF.PI / 180;
        radians = MathF.IEEERemainder(radians, MathF.PI * 2);
        if (radians > -Tolerance && radians < Tolerance) return (0, 1);
        if (radians > MathF.PI / 2 - Tolerance && radians < MathF.PI / 2 + Tolerance) return (1, 0);
        if (radians < -MathF.PI + Tolerance || radians > MathF.PI - Tolerance) return (0, -1);
        if (radians > -MathF.PI / 2 - Tolerance && radians < -MathF.PI / 2 + Tolerance) return (-1, 0);
        return (MathF.Sin(radians), MathF.Cos(radians));
    }

    public static Matrix3x2 CreateRotation(float radians)
    {
        (float sine, float cosine) = Turn(radians);
        return new Matrix3x2(cosine, sine, -sine, cosine, 0, 0);
    }

    public static Matrix3x2 CreateRotation(float radians, Vector2 centerPoint)
    {
        (float sine, float cosine) = Turn(radians);
        float x = centerPoint.X * (1 - cosine) + centerPoint.Y * sine;
        float y = centerPoint.Y * (1 - cosine) - centerPoint.X * sine;
        return new Matrix3x2(cosine, sine, -sine, cosine, x, y);
    }

    public readonly float GetDeterminant() => M11 * M22 - M21 * M12;

    public static bool Invert(Matrix3x2 matrix, out Matrix3x2 result)
    {
        float determinant = matrix.GetDeterminant();
        if (MathF.Abs(determinant) < float.Epsilon)
        {
            result = Create(float.NaN);
            return false;
        }
        float inverse = 1 / determinant;
        result = new Matrix3x2(
            matrix.M22 * inverse, -matrix.M12 * inverse, -matrix.M21 * inverse, matrix.M11 * inverse,
            (matrix.M21 * matrix.M32 - matrix.M31 * matrix.M22) * inverse, (matrix.M31 * matrix.M12 - matrix.M11 * matrix.M32) * inverse);
        return true;
    }

    public static Matrix3x2 Lerp(Matrix3x2 matrix1, Matrix3x2 matrix2, float amount) => Create(Vector2.Lerp(matrix1.X, matrix2.X, amount), Vector2.Lerp(matrix1.Y, matrix2.Y, amount), Vector2.Lerp(matrix1.Z, matrix2.Z, amount));
    public static Matrix3x2 Add(Matrix3x2 value1, Matrix3x2 value2) => value1 + value2;
    public static Matrix3x2 Subtract(Matrix3x2 value1, Matrix3x2 value2) => value1 - value2;
    public static Matrix3x2 Multiply(Matrix3x2 value1, Matrix3x2 value2) => value1 * value2;
    public static Matrix3x2 Multiply(Matrix3x2 value1, float value2) => value1 * value2;
    public static Matrix3x2 Negate(Matrix3x2 value) => -value;
    public static Matrix3x2 operator +(Matrix3x2 value1, Matrix3x2 value2) => Create(value1.X + value2.X, value1.Y + value2.Y, value1.Z + value2.Z);
    public static Matrix3x2 operator -(Matrix3x2 value1, Matrix3x2 value2) => Create(value1.X - value2.X, value1.Y - value2.Y, value1.Z - value2.Z);
    public static Matrix3x2 operator -(Matrix3x2 value) => Create(-value.X, -value.Y, -value.Z);
    public static Matrix3x2 operator *(Matrix3x2 value1, float value2) => Create(value1.X * value2, value1.Y * value2, value1.Z * value2);

    public static Matrix3x2 operator *(Matrix3x2 value1, Matrix3x2 value2) => new Matrix3x2(
        value1.M11 * value2.M11 + value1.M12 * value2.M21, value1.M11 * value2.M12 + value1.M12 * value2.M22,
        value1.M21 * value2.M11 + value1.M22 * value2.M21, value1.M21 * value2.M12 + value1.M22 * value2.M22,
        value1.M31 * value2.M11 + value1.M32 * value2.M21 + value2.M31, value1.M31 * value2.M12 + value1.M32 * value2.M22 + value2.M32);

    public static bool operator ==(Matrix3x2 value1, Matrix3x2 value2) => value1.X == value2.X && value1.Y == value2.Y && value1.Z == value2.Z;
    public static bool operator !=(Matrix3x2 value1, Matrix3x2 value2) => !(value1 == value2);
    public readonly bool Equals(Matrix3x2 other) => X.Equals(other.X) && Y.Equals(other.Y) && Z.Equals(other.Z);
    public override readonly bool Equals(object obj) => obj is Matrix3x2 other && Equals(other);
    public override readonly int GetHashCode() => HashCode.Combine(M11, M12, M21, M22, M31, M32);
    public override readonly string ToString() => "{ {M11:" + M11 + " M12:" + M12 + "} {M21:" + M21 + " M22:" + M22 + "} {M31:" + M31 + " M32:" + M32 + "} }";
}
