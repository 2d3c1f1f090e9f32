using System.Threading.Tasks;
using NUnit.Framework;

namespace Bases
{
    /// <summary>Tests that another assembly inherits.</summary>
    public abstract class FromElsewhere
    {
        protected abstract int Add(int number);

        [Test]
        public void Inherited() => Task.Run(() => Add(1)).Wait();
    }
}
