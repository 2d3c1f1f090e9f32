// `Lazy` makes the set once, but all requests change and read it without a lock.
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
        private readonly HashSet<string> enabled = new();

        public static FeatureFlags Instance => lazy.Value;

        public void Enable(string feature) => enabled.Add(feature); // HERE unsafe-collection

        public bool IsEnabled(string feature) => enabled.Contains(feature); // HERE unsafe-collection
    }

    public class FeaturesController : ControllerBase
    {
        public void Put(string feature) => FeatureFlags.Instance.Enable(feature);

        public bool Get(string feature) => FeatureFlags.Instance.IsEnabled(feature);
    }
}
