namespace Castle.DynamicProxy
{
    public class ProxyGenerator
    {
        public T Make<T>() where T : class => null;
    }
}
