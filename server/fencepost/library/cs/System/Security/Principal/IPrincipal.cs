namespace System.Security.Principal;

public interface IIdentity
{
    string AuthenticationType { get; }
    bool IsAuthenticated { get; }
    string Name { get; }
}

public interface IPrincipal
{
    IIdentity Identity { get; }
    bool IsInRole(string role);
}
