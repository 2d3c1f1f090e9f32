// The set that `Lazy` makes is a concurrent dictionary.
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using Microsoft.AspNetCore.Mvc;

namespace Microsoft.AspNetCore.Mvc
{
    public abstract class ControllerBase;
}

namespace Features
{
    public class FeatureFlags
    {
        private static readonly Lazy<FeatureFlags> lazy = new(() => new FeatureFlags());
        private readonly ConcurrentDictionary<string, bool> enabled = new();

        public static FeatureFlags Instance => lazy.Value;

        public void Enable(string feature) => enabled.TryAdd(feature, true);

        public bool IsEnabled(string feature) => enabled.ContainsKey(feature);
    }

    public class FeaturesController : ControllerBase
    {
        public void Put(string feature) => FeatureFlags.Instance.Enable(feature);

        public bool Get(string feature) => FeatureFlags.Instance.IsEnabled(feature);
    }
}
