using System.Diagnostics;
using System.Threading.Tasks;

int total = 0;
Task other = Task.Run(() => total++);
total++;
await other;
Debug.Assert(total == 2);
