namespace System.Text;

public enum NormalizationForm
{
    FormC = 1,
    FormD = 2,
    FormKC = 5,
    FormKD = 6,
}
