// The quotas of all tenants have one lock.
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
        lock (used)
        {
            used.TryGetValue(tenant, out var count);
            if (count >= settings.LimitOf(tenant))
                return false;
            used[tenant] = count + 1;
            return true;
        }
    }
}
