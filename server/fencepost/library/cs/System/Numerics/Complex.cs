namespace System.Numerics;

public readonly partial struct Complex : IEquatable<Complex>, IFormattable
{
    public static readonly Complex Zero = new Complex(0, 0);
    public static readonly Complex One = new Complex(1, 0);
    public static readonly Complex ImaginaryOne = new Complex(0, 1);
    public static readonly Complex NaN = new Complex(double.NaN, double.NaN);
    public static readonly Complex Infinity = new Complex(double.PositiveInfinity, double.PositiveInfinity);

    private readonly double real;
    private readonly double imaginary;

    public Complex(double real, double imaginary)
    {
        this.real = real;
        this.imaginary = imaginary;
    }

    public double Real => real;
    public double Imaginary => imaginary;
    public double Magnitude => Abs(this);
    public double Phase => Math.Atan2(imaginary, real);
    public static Complex FromPolarCoordinates(double magnitude, double phase) => new Complex(magnitude * Math.Cos(phase), magnitude * Math.Sin(phase));
    public static double Abs(Complex value) => Math.Hypot(value.real, value.imaginary);
    public static Complex Add(Complex left, Complex right) => left + right;
    public static Complex Subtract(Complex left, Complex right) => left - right;
    public static Complex Multiply(Complex left, Complex right) => left * right;
    public static Complex Divide(Complex dividend, Complex divisor) => dividend / divisor;
    public static Complex Negate(Complex value) => -value;
    public static Complex Conjugate(Complex value) => new Complex(value.real, -value.imaginary);
    public static Complex Reciprocal(Complex value) => value == Zero ? Zero : One / value;
    public static Complex operator -(Complex value) => new Complex(-value.real, -value.imaginary);
    public static Complex operator +(Complex left, Complex right) => new Complex(left.real + right.real, left.imaginary + right.imaginary);
    public static Complex operator +(Complex left, double right) => new Complex(left.real + right, left.imaginary);
    public static Complex operator +(double left, Complex right) => new Complex(left + right.real, right.imaginary);
    public static Complex operator -(Complex left, Complex right) => new Complex(left.real - right.real, left.imaginary - right.imaginary);
    public static Complex operator -(Complex left, double right) => new Complex(left.real - right, left.imaginary);
    public static Complex operator -(double left, Complex right) => new Complex(left - right.real, -right.imaginary);
    public static Complex operator *(Complex left, Complex right) => new Complex(left.real * right.real - left.imaginary * right.imaginary, left.imaginary * right.real + left.real * right.imaginary);
    public static Complex operator *(double left, Complex right) => right * left;

    // A part that is not finite would leave the other one undefined in the product with a complex number.
    public static Complex operator *(Complex left, double right)
    {
        if (!double.IsFinite(left.real)) return new Complex(double.IsFinite(left.imaginary) ? left.real * right : double.NaN, double.NaN);
        return new Complex(double.IsFinite(left.imaginary) ? left.real * right : double.NaN, left.imaginary * right);
    }

    public static Complex operator /(Complex left, double right)
    {
        if (right == 0) return NaN;
        if (!double.IsFinite(left.real)) return new Complex(double.IsFinite(left.imaginary) ? left.real / right : double.NaN, double.NaN);
        return new Complex(double.IsFinite(left.imaginary) ? left.real / right : double.NaN, left.imaginary / right);
    }

    public static Complex operator /(double left, Complex right)
    {
        if (Math.Abs(right.imaginary) < Math.Abs(right.real))
        {
            double ratio = right.imaginary / right.real;
            double below = right.real + right.imaginary * ratio;
            return new Complex(left / below, (-left * ratio) / below);
        }
        else
        {
            double ratio = right.real / right.imaginary;
            double below = right.imaginary + right.real * ratio;
            return new Complex((left * ratio) / below, -left / below);
        }
    }

    // By Smith's method, which does not overflow in between.
    public static Complex operator /(Complex left, Complex right)
    {
        if (Math.Abs(right.imaginary) < Math.Abs(right.real))
        {
            double ratio = right.imaginary / right.real;
            double below = right.real + right.imaginary * ratio;
            return new Complex((left.real + left.imaginary * ratio) / below, (left.imaginary - left.real * ratio) / below);
        }
        else
        {
            double ratio = right.real / right.imaginary;
            double below = right.imaginary + right.real * ratio;
            return new Complex((left.imaginary + left.real * ratio) / below, (-left.real + left.imaginary * ratio) / below);
        }
    }

    public static Complex Exp(Complex value)
    {
        double size = Math.Exp(value.real);
        return new Complex(size * Math.Cos(value.imaginary), size * Math.Sin(value.imaginary));
    }

    public static Complex Log(Complex value) => new Complex(Math.Log(Abs(value)), value.Phase);
    public static Complex Pow(Complex value, double power) => Pow(value, new Complex(power, 0));

    public static Complex Pow(Complex value, Complex power)
    {
        if (power == Zero) return One;
        if (value == Zero) return Zero;
        double size = Abs(value);
        double angle = value.Phase;
        double turned = power.real * angle + power.imaginary * Math.Log(size);
        double length = Math.Pow(size, power.real) * Math.Exp(-power.imaginary * angle);
        return new Complex(length * Math.Cos(turned), length * Math.Sin(turned));
    }

    public static bool IsFinite(Complex value) => double.IsFinite(value.real) && double.IsFinite(value.imaginary);
    public static bool IsInfinity(Complex value) => double.IsInfinity(value.real) || double.IsInfinity(value.imaginary);
    public static bool IsNaN(Complex value) => !IsInfinity(value) && !IsFinite(value);
    public static bool operator ==(Complex left, Complex right) => left.real == right.real && left.imaginary == right.imaginary;
    public static bool operator !=(Complex left, Complex right) => !(left == right);
    public bool Equals(Complex value) => real.Equals(value.real) && imaginary.Equals(value.imaginary);
    public override bool Equals(object obj) => obj is Complex other && Equals(other);
    public override int GetHashCode() => HashCode.Combine(real, imaginary);
    public override string ToString() => ToString(null, null);
    public string ToString(string format) => ToString(format, null);
    public string ToString(IFormatProvider provider) => ToString(null, provider);
    public string ToString(string format, IFormatProvider provider) => "<" + real.ToString(format, provider) + "; " + imaginary.ToString(format, provider) + ">";

    public static implicit operator Complex(byte value) => new Complex(value, 0);
    public static implicit operator Complex(sbyte value) => new Complex(value, 0);
    public static implicit operator Complex(short value) => new Complex(value, 0);
    public static implicit operator Complex(ushort value) => new Complex(value, 0);
    public static implicit operator Complex(int value) => new Complex(value, 0);
    public static implicit operator Complex(uint value) => new Complex(value, 0);
    public static implicit operator Complex(long value) => new Complex(value, 0);
    public static implicit operator Complex(ulong value) => new Complex(value, 0);
    public static implicit operator Complex(float value) => new Complex(value, 0);
    public static implicit operator Complex(double value) => new Complex(value, 0);
    public static explicit operator Complex(decimal value) => new Complex((double)value, 0);
    public static explicit operator Complex(BigInteger value) => new Complex((double)value, 0);
}
