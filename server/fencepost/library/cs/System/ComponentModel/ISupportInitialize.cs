namespace System.ComponentModel;

public interface ISupportInitialize
{
    void BeginInit();
    void EndInit();
}
