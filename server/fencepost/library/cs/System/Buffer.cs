namespace System;

public static class Buffer
{
    public static void BlockCopy(Array src, int srcOffset, Array dst, int dstOffset, int count)
    {
        ArgumentNullException.ThrowIfNull(src);
        ArgumentNullException.ThrowIfNull(dst);
        ArgumentOutOfRangeException.ThrowIfNegative(srcOffset);
        ArgumentOutOfRangeException.ThrowIfNegative(dstOffset);
        ArgumentOutOfRangeException.ThrowIfNegative(count);
        if (srcOffset > src.Length * ElementSize(src, "src") - count || dstOffset > dst.Length * ElementSize(dst, "dst") - count) throw new ArgumentException("Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.");
        CopyBytes(src, srcOffset, dst, dstOffset, count);
    }

    [MethodImpl(InternalCall)] private static extern void CopyBytes(Array src, int srcOffset, Array dst, int dstOffset, int count);

    private static int ElementSize(Array array, string name) => Type.GetTypeCode(array.GetType().GetElementType()) switch
    {
        TypeCode.Boolean or TypeCode.SByte or TypeCode.Byte => 1,
        TypeCode.Char or TypeCode.Int16 or TypeCode.UInt16 => 2,
        TypeCode.Int32 or TypeCode.UInt32 or TypeCode.Single => 4,
        TypeCode.Int64 or TypeCode.UInt64 or TypeCode.Double => 8,
        _ => throw new ArgumentException("Object must be an array of primitives.", name),
    };

    public static int ByteLength(Array array) => (array ?? throw new ArgumentNullException("array")).Length * ElementSize(array, "array");
    public static byte GetByte(Array array, int index) => array is byte[] bytes ? bytes[index] : throw new NotSupportedException();
    public static unsafe void MemoryCopy(void* source, void* destination, long destinationSizeInBytes, long sourceBytesToCopy)
    {
        if (sourceBytesToCopy > destinationSizeInBytes) throw new ArgumentOutOfRangeException("sourceBytesToCopy");
        for (long i = 0; i < sourceBytesToCopy; i++) ((byte*)destination)[i] = ((byte*)source)[i];
    }
}
