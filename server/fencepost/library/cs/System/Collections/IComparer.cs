namespace System.Collections;

public interface IComparer
{
    int Compare(object x, object y);
}
