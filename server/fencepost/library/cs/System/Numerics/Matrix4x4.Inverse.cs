namespace System.Numerics;

public partial struct Matrix4x4
{
    public readonly float GetDeterminant()
    {
        float zw = M33 * M44 - M34 * M43, yw = M32 * M44 - M34 * M42, yz = M32 * M43 - M33 * M42;
        float xw = M31 * M44 - M34 * M41, xz = M31 * M43 - M33 * M41, xy = M31 * M42 - M32 * M41;
        return M11 * (M22 * zw - M23 * yw + M24 * yz) - M12 * (M21 * zw - M23 * xw + M24 * xz) + M13 * (M21 * yw - M22 * xw + M24 * xy) - M14 * (M21 * yz - M22 * xz + M23 * xy);
    }

    /// <summary>a * d - c * b, of which only the second product is not rounded.</summary>
    private static float Minor(float a, float b, float c, float d) => float.MultiplyAddEstimate(-c, b, a * d);

    /// <summary>The minors of two columns: of the first row with each other, of the second with each after it, of the last two.</summary>
    private static float[] Minors(Vector4 left, Vector4 right) => new float[]
    {
        Minor(left.X, right.X, left.Y, right.Y), Minor(left.X, right.X, left.Z, right.Z), Minor(left.X, right.X, left.W, right.W),
        Minor(left.Y, right.Y, left.Z, right.Z), Minor(left.Y, right.Y, left.W, right.W), Minor(left.Z, right.Z, left.W, right.W),
    };

    /// <summary>A row of cofactors of a column, with the minors of the two that are not beside it.</summary>
    private static Vector4 Even(Vector4 column, float[] minors) => new Vector4(
        Minor(column.Y, column.Z, minors[4], minors[5]) + column.W * minors[3],
        Minor(column.Z, column.W, minors[1], minors[2]) - column.X * minors[5],
        Minor(column.X, column.Y, minors[2], minors[4]) + column.W * minors[0],
        Minor(column.Y, column.Z, minors[0], minors[1]) - column.X * minors[3]);

    private static Vector4 Odd(Vector4 column, float[] minors) => new Vector4(
        Minor(column.Z, column.W, minors[3], minors[4]) - column.Y * minors[5],
        Minor(column.X, column.Z, minors[2], minors[5]) + column.W * minors[1],
        Minor(column.Y, column.W, minors[0], minors[2]) - column.X * minors[4],
        Minor(column.X, column.Y, minors[1], minors[3]) + column.Z * minors[0]);

    public static bool Invert(Matrix4x4 matrix, out Matrix4x4 result)
    {
        Matrix4x4 columns = Transpose(matrix);
        float[] last = Minors(columns.Z, columns.W);
        float[] first = Minors(columns.X, columns.Y);
        Vector4 cofactors = Even(columns.Y, last);
        float determinant = Vector4.Dot(cofactors, columns.X);
        bool done = !(MathF.Abs(determinant) < float.Epsilon);
        float inverse = 1 / determinant;
        result = done ? Create(cofactors, Odd(columns.X, last), Even(columns.W, first), Odd(columns.Z, first)) * inverse : Create(float.NaN);
        return done;
    }

    public static bool Decompose(Matrix4x4 matrix, out Vector3 scale, out Quaternion rotation, out Vector3 translation)
    {
        const float Least = 0.0001f;
        translation = matrix.Translation;
        Vector3[] axes = { matrix.X.AsVector3(), matrix.Y.AsVector3(), matrix.Z.AsVector3() };
        scale = new Vector3(axes[0].Length(), axes[1].Length(), axes[2].Length());

        // The longest axis, the second and the shortest one.
        (int a, int b, int c) = scale.X < scale.Y
            ? scale.Y < scale.Z ? (2, 1, 0) : scale.X < scale.Z ? (1, 2, 0) : (1, 0, 2)
            : scale.X < scale.Z ? (2, 0, 1) : scale.Y < scale.Z ? (0, 2, 1) : (0, 1, 2);

        if (scale[a] < Least) axes[a] = Unit(a);
        axes[a] = Vector3.Normalize(axes[a]);
        if (scale[b] < Least) axes[b] = Vector3.Cross(axes[a], Unit(Shortest(Vector3.Abs(axes[a]))));
        axes[b] = Vector3.Normalize(axes[b]);
        if (scale[c] < Least) axes[c] = Vector3.Cross(axes[a], axes[b]);
        axes[c] = Vector3.Normalize(axes[c]);

        Matrix4x4 turned = Create(axes[0].AsVector4(), axes[1].AsVector4(), axes[2].AsVector4(), Vector4.UnitW);
        float determinant = turned.GetDeterminant();
        if (determinant < 0)
        {
            scale[a] = -scale[a];
            turned[a] = (-axes[a]).AsVector4();
            determinant = -determinant;
        }
        determinant -= 1;
        determinant *= determinant;
        bool done = !(Least < determinant);
        rotation = done ? Quaternion.CreateFromRotationMatrix(turned) : Quaternion.Identity;
        return done;
    }

    private static Vector3 Unit(int index) => index == 0 ? Vector3.UnitX : index == 1 ? Vector3.UnitY : Vector3.UnitZ;

    private static int Shortest(Vector3 axis) => axis.X < axis.Y
        ? axis.Y < axis.Z || axis.X < axis.Z ? 0 : 2
        : axis.X < axis.Z || axis.Y < axis.Z ? 1 : 2;
}
