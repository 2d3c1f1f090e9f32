namespace System.Collections;

// Exceptions of the collections, with the messages of .NET.
internal static class Fail
{
    public static Exception Null(string name) => new ArgumentNullException(name);

    public static Exception Index(string name = "index") =>
        new ArgumentOutOfRangeException(name, "Index was out of range. Must be non-negative and less than the size of the collection.");

    public static Exception IndexMax(string name = "index") =>
        new ArgumentOutOfRangeException(name, "Index was out of range. Must be non-negative and less than or equal to the size of the collection.");

    public static Exception Negative(string name, object value) =>
        new ArgumentOutOfRangeException(name, value, name + " ('" + value + "') must be a non-negative value.");

    public static Exception NeedsNonNegative(string name) => new ArgumentOutOfRangeException(name, "Non-negative number required.");

    public static Exception Count(string name = "count") =>
        new ArgumentOutOfRangeException(name, "Count must be positive and count must refer to a location within the string/array/collection.");

    public static Exception SmallCapacity(string name) => new ArgumentOutOfRangeException(name, "capacity was less than the current size.");

    public static Exception Length() =>
        new ArgumentException("Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.");

    public static Exception TooSmall() =>
        new ArgumentException("Destination array is not long enough to copy all the items in the collection. Check array index and length.");

    public static Exception ArrayType() =>
        new ArgumentException("Target array type is not compatible with the type of items in the collection.", "array");

    public static Exception Changed() => new InvalidOperationException("Collection was modified; enumeration operation may not execute.");

    public static Exception NotStarted() => new InvalidOperationException("Enumeration has not started. Call MoveNext.");

    public static Exception Ended() => new InvalidOperationException("Enumeration already finished.");

    public static Exception NoCurrent() => new InvalidOperationException("Enumeration has either not started or has already finished.");

    public static Exception ChangedSince() => new InvalidOperationException("Collection was modified after the enumerator was instantiated.");

    public static Exception IndexIs(int index) =>
        new ArgumentOutOfRangeException("index", index, "Index was out of range. Must be non-negative and less than the size of the collection.");

    public static Exception Concurrent() =>
        new InvalidOperationException("Operations that change non-concurrent collections must have exclusive access. A concurrent update was performed on this collection and corrupted its state. The collection's state is no longer correct.");

    public static Exception Duplicate(object key) => new ArgumentException("An item with the same key has already been added. Key: " + key);

    public static Exception Missing(object key) =>
        new System.Collections.Generic.KeyNotFoundException("The given key '" + key + "' was not present in the dictionary.");

    public static Exception ReadOnly() => new NotSupportedException("Collection is read-only.");

    public static Exception FixedSize() => new NotSupportedException("Collection was of a fixed size.");

    public static Exception WrongType(object value, Type type, string name = "value") =>
        new ArgumentException("The value \"" + value + "\" is not of type \"" + type + "\" and cannot be used in this generic collection.", name);

    public static Exception NoElements() => new InvalidOperationException("Sequence contains no elements");

    public static Exception NoMatch() => new InvalidOperationException("Sequence contains no matching element");

    public static Exception MoreThanOneElement() => new InvalidOperationException("Sequence contains more than one element");

    public static Exception MoreThanOneMatch() => new InvalidOperationException("Sequence contains more than one matching element");
}
