namespace System.Numerics;

/// <summary>A turn in space: the axis, as long as the sine of half the angle, and its cosine.</summary>
public struct Quaternion : IEquatable<Quaternion>
{
    public float X;
    public float Y;
    public float Z;
    public float W;

    public Quaternion(float x, float y, float z, float w)
    {
        X = x;
        Y = y;
        Z = z;
        W = w;
    }

    public Quaternion(Vector3 vectorPart, float scalarPart) : this(vectorPart.X, vectorPart.Y, vectorPart.Z, scalarPart) { }

    public static Quaternion Zero => default;
    public static Quaternion Identity => new Quaternion(0, 0, 0, 1);
    public static Quaternion Create(float x, float y, float z, float w) => new Quaternion(x, y, z, w);
    public static Quaternion Create(Vector3 vectorPart, float scalarPart) => new Quaternion(vectorPart, scalarPart);
    public readonly bool IsIdentity => this == Identity;

    public float this[int index]
    {
        readonly get => (uint)index < 4 ? this.AsVector4()[index] : throw new ArgumentOutOfRangeException();
        set
        {
            if ((uint)index >= 4) throw new ArgumentOutOfRangeException();
            Vector4 changed = this.AsVector4();
            changed[index] = value;
            this = changed.AsQuaternion();
        }
    }

    public static Quaternion CreateFromAxisAngle(Vector3 axis, float angle)
    {
        (float sine, float cosine) = MathF.SinCos(angle * 0.5f);
        return new Quaternion(axis * sine, cosine);
    }

    public static Quaternion CreateFromYawPitchRoll(float yaw, float pitch, float roll)
    {
        (Vector3 sines, Vector3 cosines) = Vector3.SinCos(new Vector3(roll, pitch, yaw) * 0.5f);
        float sr = sines.X, sp = sines.Y, sy = sines.Z;
        float cr = cosines.X, cp = cosines.Y, cy = cosines.Z;
        return new Quaternion(cy * sp * cr + sy * cp * sr, sy * cp * cr - cy * sp * sr, cy * cp * sr - sy * sp * cr, cy * cp * cr + sy * sp * sr);
    }

    /// <summary>The largest part is found first, the others from it.</summary>
    public static Quaternion CreateFromRotationMatrix(Matrix4x4 matrix)
    {
        float trace = matrix.M11 + matrix.M22 + matrix.M33;
        Vector3 differences = new Vector3(matrix.M23 - matrix.M32, matrix.M31 - matrix.M13, matrix.M12 - matrix.M21);
        if (trace > 0)
        {
            float root = MathF.Sqrt(trace + 1);
            return new Quaternion(differences * (0.5f / root), root * 0.5f);
        }
        float xy = matrix.M12 + matrix.M21, xz = matrix.M13 + matrix.M31, yz = matrix.M23 + matrix.M32;
        if (matrix.M11 >= matrix.M22 && matrix.M11 >= matrix.M33)
        {
            float root = MathF.Sqrt(1 + matrix.M11 - matrix.M22 - matrix.M33);
            float inverse = 0.5f / root;
            return new Quaternion(0.5f * root, xy * inverse, xz * inverse, differences.X * inverse);
        }
        if (matrix.M22 > matrix.M33)
        {
            float root = MathF.Sqrt(1 + matrix.M22 - matrix.M11 - matrix.M33);
            float inverse = 0.5f / root;
            return new Quaternion(xy * inverse, 0.5f * root, yz * inverse, differences.Y * inverse);
        }
        else
        {
            float root = MathF.Sqrt(1 + matrix.M33 - matrix.M11 - matrix.M22);
            float inverse = 0.5f / root;
            return new Quaternion(xz * inverse, yz * inverse, 0.5f * root, differences.Z * inverse);
        }
    }

    public readonly float LengthSquared() => Dot(this, this);
    public readonly float Length() => MathF.Sqrt(LengthSquared());
    public static float Dot(Quaternion quaternion1, Quaternion quaternion2) => Vector4.Dot(quaternion1.AsVector4(), quaternion2.AsVector4());
    public static Quaternion Normalize(Quaternion value) => (value.AsVector4() / value.Length()).AsQuaternion();
    public static Quaternion Conjugate(Quaternion value) => (value.AsVector4() * new Vector4(-1, -1, -1, 1)).AsQuaternion();

    public static Quaternion Inverse(Quaternion value)
    {
        const float Least = 1.1920929e-7f;
        float square = value.LengthSquared();
        return square <= Least ? default : (Conjugate(value).AsVector4() / square).AsQuaternion();
    }

    public static Quaternion Lerp(Quaternion quaternion1, Quaternion quaternion2, float amount)
    {
        Vector4 second = quaternion2.AsVector4();
        if (!(Dot(quaternion1, quaternion2) >= 0)) second = -second;
        return Normalize(Vector4.MultiplyAddEstimate(quaternion1.AsVector4(), new Vector4(1 - amount), second * amount).AsQuaternion());
    }

    public static Quaternion Slerp(Quaternion quaternion1, Quaternion quaternion2, float amount)
    {
        const float Near = 1 - 1e-6f;
        float cosine = Dot(quaternion1, quaternion2);
        float sign = cosine < 0 ? -1 : 1;
        if (cosine < 0) cosine = -cosine;
        float first = 1 - amount;
        float second = amount * sign;
        if (!(cosine > Near))
        {
            float angle = MathF.Acos(cosine);
            float inverse = 1 / MathF.Sin(angle);
            first = MathF.Sin((1 - amount) * angle) * inverse;
            second = MathF.Sin(amount * angle) * inverse * sign;
        }
        return quaternion1 * first + quaternion2 * second;
    }

    public static Quaternion Add(Quaternion value1, Quaternion value2) => value1 + value2;
    public static Quaternion Subtract(Quaternion value1, Quaternion value2) => value1 - value2;
    public static Quaternion Multiply(Quaternion value1, Quaternion value2) => value1 * value2;
    public static Quaternion Multiply(Quaternion value1, float value2) => value1 * value2;
    public static Quaternion Divide(Quaternion value1, Quaternion value2) => value1 / value2;
    public static Quaternion Negate(Quaternion value) => -value;
    public static Quaternion Concatenate(Quaternion value1, Quaternion value2) => value2 * value1;
    public static Quaternion operator +(Quaternion value1, Quaternion value2) => (value1.AsVector4() + value2.AsVector4()).AsQuaternion();
    public static Quaternion operator -(Quaternion value1, Quaternion value2) => (value1.AsVector4() - value2.AsVector4()).AsQuaternion();
    public static Quaternion operator -(Quaternion value) => (-value.AsVector4()).AsQuaternion();
    public static Quaternion operator *(Quaternion value1, float value2) => (value1.AsVector4() * value2).AsQuaternion();
    public static Quaternion operator /(Quaternion value1, Quaternion value2) => value1 * Inverse(value2);

    public static Quaternion operator *(Quaternion value1, Quaternion value2) => new Quaternion(
        value2.X * value1.W + value2.W * value1.X + value2.Z * value1.Y - value2.Y * value1.Z,
        value2.Y * value1.W - value2.Z * value1.X + value2.W * value1.Y + value2.X * value1.Z,
        value2.Z * value1.W + value2.Y * value1.X - value2.X * value1.Y + value2.W * value1.Z,
        value2.W * value1.W - value2.X * value1.X - value2.Y * value1.Y - value2.Z * value1.Z);

    public static bool operator ==(Quaternion value1, Quaternion value2) => value1.AsVector4() == value2.AsVector4();
    public static bool operator !=(Quaternion value1, Quaternion value2) => !(value1 == value2);
    public readonly bool Equals(Quaternion other) => this.AsVector4().Equals(other.AsVector4());
    public override readonly bool Equals(object obj) => obj is Quaternion other && Equals(other);
    public override readonly int GetHashCode() => HashCode.Combine(X, Y, Z, W);
    public override readonly string ToString() => "{X:" + X + " Y:" + Y + " Z:" + Z + " W:" + W + "}";
}
