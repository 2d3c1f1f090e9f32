using System.Collections.Generic;

namespace Shop.Text
{
    public class Labels
    {
        private readonly Dictionary<int, string> known = new Dictionary<int, string>();

        public int Count => known.Count;

        public string Of(int number)
        {
            if (!known.TryGetValue(number, out var label))
            {
                label = "no. " + number;
                known.Add(number, label);
            }
            return label;
        }
    }
}
