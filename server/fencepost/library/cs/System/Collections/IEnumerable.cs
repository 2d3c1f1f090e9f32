namespace System.Collections;

public interface IEnumerable
{
    IEnumerator GetEnumerator();
}
