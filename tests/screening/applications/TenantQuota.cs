// The text that is locked is made anew by each call: equal, but another object.
using System.Collections.Generic;

namespace Tenants;

public interface IQuotaSettings
{
    int LimitOf(string tenant);
}

public class TenantQuota
{
    private readonly Dictionary<string, int> used = new();
    private readonly IQuotaSettings settings;

    public TenantQuota(IQuotaSettings settings)
    {
        this.settings = settings;
    }

    public bool TryUse(string tenant)
    {
        lock ($"quota-{tenant}")
        {
            used.TryGetValue(tenant, out var count); // HERE unsafe-collection // MAY linearizability
            if (count >= settings.LimitOf(tenant))
                return false;
            used[tenant] = count + 1; // HERE unsafe-collection // MAY linearizability lost-update
            return true;
        }
    }
}
