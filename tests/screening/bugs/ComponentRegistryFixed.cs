// Autofac, ComponentRegistry.Dispose: issue 951.
// The registrations are gone through with the lock.
using System;
using System.Collections.Generic;
using System.Threading;

namespace Autofac.Core.Registration;

public interface IComponentRegistration : IDisposable
{
    Guid Id { get; }
}

public sealed class ComponentRegistration : IComponentRegistration
{
    private int disposed;

    public ComponentRegistration(Guid id) => Id = id;

    public Guid Id { get; }

    public void Dispose() => Interlocked.Exchange(ref disposed, 1);
}

public class ComponentRegistry : IDisposable
{
    private readonly object _synchRoot = new object();
    private readonly ICollection<IComponentRegistration> _registrations = new List<IComponentRegistration>();
    private int _isDisposed;

    public void Register(IComponentRegistration registration)
    {
        if (registration == null) throw new ArgumentNullException(nameof(registration));

        lock (_synchRoot)
        {
            _registrations.Add(registration);
        }
    }

    public bool IsRegistered(Guid id)
    {
        lock (_synchRoot)
        {
            foreach (var registration in _registrations)
            {
                if (registration.Id == id)
                    return true;
            }
            return false;
        }
    }

    public void Dispose()
    {
        if (Interlocked.Exchange(ref _isDisposed, 1) == 1)
            return;

        lock (_synchRoot)
        {
            foreach (var registration in _registrations)
                registration.Dispose();
        }
    }
}
