// Functions of the elements of vectors of real numbers.
//| File           Type      Namespace                 real   Math  part
//| VectorSingle    Vector    System.Numerics           float  MathF generic
//| VectorDouble    Vector    System.Numerics           double Math  more
//| Vector64Single  Vector64  System.Runtime.Intrinsics float  MathF generic
//| Vector64Double  Vector64  System.Runtime.Intrinsics double Math  more
//| Vector128Single Vector128 System.Runtime.Intrinsics float  MathF generic
//| Vector128Double Vector128 System.Runtime.Intrinsics double Math  more
//| Vector256Single Vector256 System.Runtime.Intrinsics float  MathF generic
//| Vector256Double Vector256 System.Runtime.Intrinsics double Math  more
//| Vector512Single Vector512 System.Runtime.Intrinsics float  MathF generic
//| Vector512Double Vector512 System.Runtime.Intrinsics double Math  more

using System.Numerics;

namespace $Namespace;

// Deviation: elements are what the functions of single numbers give, also in the last bit; numbers are multiplied and
// added in one step, as processors of today do. The verdict names both.
public static partial class $Type
{
//if generic
    public static $Type<T> MinNative<T>($Type<T> left, $Type<T> right) => ConditionalSelect(LessThan<T>(left, right), left, right);
    public static $Type<T> MaxNative<T>($Type<T> left, $Type<T> right) => ConditionalSelect(GreaterThan<T>(left, right), left, right);
    public static $Type<T> ClampNative<T>($Type<T> value, $Type<T> min, $Type<T> max) => MinNative(MaxNative(value, min), max);
    public static $Type<T> CreateScalarUnsafe<T>(T value) => CreateScalar<T>(value);

//end
    private static $Type<$real> Each(char function, $Type<$real> x, $Type<$real> y)
    {
        $real[] items = x.Items();
        $real[] others = y.Items();
        if (function is 'e' or 'l' or '2') Fencepost.Machine.Assumes("powers and logarithms of vectors are those of single numbers, to the last bit");
        for (int i = 0; i < items.Length; i++) items[i] = One(function, items[i], others[i]);
        return $Type<$real>.Of(items);
    }

    private static $real One(char function, $real x, $real y) => function switch
    {
        's' => $Math.Sin(x),
        'c' => $Math.Cos(x),
        'e' => $Math.Exp(x),
        'l' => $Math.Log(x),
        '2' => $Math.Log2(x),
        'h' => $real.Hypot(x, y),
        'r' => $real.DegreesToRadians(x),
        _ => $real.RadiansToDegrees(x),
    };

    public static $Type<$real> Sin($Type<$real> vector) => Each('s', vector, vector);
    public static $Type<$real> Cos($Type<$real> vector) => Each('c', vector, vector);
    public static ($Type<$real> Sin, $Type<$real> Cos) SinCos($Type<$real> vector) => (Sin(vector), Cos(vector));
    public static $Type<$real> Exp($Type<$real> vector) => Each('e', vector, vector);
    public static $Type<$real> Log($Type<$real> vector) => Each('l', vector, vector);
    public static $Type<$real> Log2($Type<$real> vector) => Each('2', vector, vector);
    public static $Type<$real> Hypot($Type<$real> x, $Type<$real> y) => Each('h', x, y);
    public static $Type<$real> DegreesToRadians($Type<$real> degrees) => Each('r', degrees, degrees);
    public static $Type<$real> RadiansToDegrees($Type<$real> radians) => Each('d', radians, radians);

    public static $Type<$real> MultiplyAddEstimate($Type<$real> left, $Type<$real> right, $Type<$real> addend)
    {
        Fencepost.Machine.Assumes("numbers that may be multiplied and added in one step are");
        return FusedMultiplyAdd(left, right, addend);
    }

    public static $Type<$real> Lerp($Type<$real> x, $Type<$real> y, $Type<$real> amount) => MultiplyAddEstimate(x, $Type<$real>.One - amount, y * amount);
}
