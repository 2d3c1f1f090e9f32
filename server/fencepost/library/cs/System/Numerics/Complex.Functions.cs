namespace System.Numerics;

public readonly partial struct Complex
{
    /// <summary>Beyond this, sums and products of two parts may overflow.</summary>
    private static readonly double Large = double.MaxValue / (Math.Sqrt(2) + 1);

    /// <summary>Beyond this, the arc sine is taken by its asymptote.</summary>
    private static readonly double Huge = Math.Sqrt(double.MaxValue) / 2;

    public static Complex Sqrt(Complex value)
    {
        double real = value.real;
        double imaginary = value.imaginary;
        if (imaginary == 0) return real < 0 ? new Complex(0, Math.Sqrt(-real)) : new Complex(Math.Sqrt(real), double.IsNaN(real) ? real : 0);
        bool scaled = Math.Abs(real) >= Large || Math.Abs(imaginary) >= Large;
        if (double.IsInfinity(imaginary)) return new Complex(double.PositiveInfinity, imaginary);
        if (scaled)
        {
            real *= 0.25;
            imaginary *= 0.25;
        }
        // With an infinite real part and no other one, the parts are the other way round than in C99, G.6.4.2.
        if (double.IsNaN(imaginary) && double.IsInfinity(real)) return real < 0 ? new Complex(double.PositiveInfinity, imaginary) : new Complex(imaginary, double.PositiveInfinity);
        double x, y;
        if (real >= 0)
        {
            x = Math.Sqrt((Math.Hypot(real, imaginary) + real) * 0.5);
            y = imaginary / (2 * x);
        }
        else
        {
            y = Math.Sqrt((Math.Hypot(real, imaginary) - real) * 0.5);
            if (imaginary < 0) y = -y;
            x = imaginary / (2 * y);
        }
        return scaled ? new Complex(x * 2, y * 2) : new Complex(x, y);
    }

    public static Complex Log(Complex value, double baseValue) => Log(value) / Log(baseValue);

    public static Complex Log10(Complex value)
    {
        Complex natural = Log(value);
        return new Complex(natural.real * 0.43429448190325, natural.imaginary * 0.43429448190325);
    }

    public static Complex Sin(Complex value) => new Complex(Math.Sin(value.real) * Math.Cosh(value.imaginary), Math.Cos(value.real) * Math.Sinh(value.imaginary));
    public static Complex Cos(Complex value) => new Complex(Math.Cos(value.real) * Math.Cosh(value.imaginary), -Math.Sin(value.real) * Math.Sinh(value.imaginary));

    // By the double angle; what grows exponentially is divided by before it can overflow.
    public static Complex Tan(Complex value)
    {
        double real = 2 * value.real;
        double imaginary = 2 * value.imaginary;
        double cosh = Math.Cosh(imaginary);
        if (Math.Abs(value.imaginary) <= 4)
        {
            double below = Math.Cos(real) + cosh;
            return new Complex(Math.Sin(real) / below, Math.Sinh(imaginary) / below);
        }
        double ratio = 1 + Math.Cos(real) / cosh;
        return new Complex(Math.Sin(real) / cosh / ratio, Math.Tanh(imaginary) / ratio);
    }

    // By the functions of the angle: sinh z = -i sin iz, cosh z = cos iz, tanh z = -i tan iz.
    private static Complex Turned(Complex value) => new Complex(-value.imaginary, value.real);
    private static Complex TurnedBack(Complex value) => new Complex(value.imaginary, -value.real);
    public static Complex Sinh(Complex value) => TurnedBack(Sin(Turned(value)));
    public static Complex Cosh(Complex value) => Cos(Turned(value));
    public static Complex Tanh(Complex value) => TurnedBack(Tan(Turned(value)));

    public static Complex Atan(Complex value)
    {
        Complex two = new Complex(2, 0);
        return ImaginaryOne / two * (Log(One - ImaginaryOne * value) - Log(One + ImaginaryOne * value));
    }

    public static Complex Asin(Complex value)
    {
        ArcParts(Math.Abs(value.real), Math.Abs(value.imaginary), out double sine, out double tangent, out double height);
        double angle = tangent < 0 ? Math.Asin(sine) : Math.Atan(tangent);
        return new Complex(value.real < 0 ? -angle : angle, value.imaginary < 0 ? -height : height);
    }

    public static Complex Acos(Complex value)
    {
        ArcParts(Math.Abs(value.real), Math.Abs(value.imaginary), out double cosine, out double tangent, out double height);
        double angle = tangent < 0 ? Math.Acos(cosine) : Math.Atan(1 / tangent);
        return new Complex(value.real < 0 ? Math.PI - angle : angle, value.imaginary > 0 ? -height : height);
    }

    // Hull, Fairgrieve, Tang: Implementing the complex arcsine and arccosine functions using exception handling (1997),
    // for x, y >= 0. The angle is that of a sine, or, where the sine is near 1, of a tangent; a negative one says: of the sine.
    private static void ArcParts(double x, double y, out double sine, out double tangent, out double height)
    {
        if (x > Huge || y > Huge)
        {
            sine = -1;
            tangent = x / y;
            double ratio = Math.Min(x, y) / Math.Max(x, y);
            height = Math.Log(2) + Math.Log(Math.Max(x, y)) + 0.5 * LogOnePlus(ratio * ratio);
            return;
        }
        double r = Math.Hypot(x + 1, y);
        double s = Math.Hypot(x - 1, y);
        double a = (r + s) * 0.5;
        sine = x / a;
        tangent = -1;
        if (sine > 0.75)
        {
            if (x <= 1) tangent = x / Math.Sqrt((a + x) * ((y * y / (r + (x + 1)) + (s + (1 - x))) * 0.5));
            else tangent = x / y / Math.Sqrt((a + x) * ((1 / (r + (x + 1)) + 1 / (s + (x - 1))) * 0.5));
        }
        if (a >= 1.5) height = Math.Log(a + Math.Sqrt((a - 1) * (a + 1)));
        else if (x < 1)
        {
            double t = (1 / (r + (x + 1)) + 1 / (s + (1 - x))) * 0.5;
            height = LogOnePlus(y * y * t + y * Math.Sqrt(t * (a + 1)));
        }
        else
        {
            double rest = (y * y / (r + (x + 1)) + (s + (x - 1))) * 0.5;
            height = LogOnePlus(rest + Math.Sqrt(rest * (a + 1)));
        }
    }

    // Goldberg: What every computer scientist should know about floating-point arithmetic (1991), theorem 4.
    private static double LogOnePlus(double x)
    {
        double sum = 1 + x;
        return sum == 1 ? x : x < 0.75 ? x * Math.Log(sum) / (sum - 1) : Math.Log(sum);
    }
}
