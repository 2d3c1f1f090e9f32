global using System;
global using System.Collections.Generic;
global using System.Runtime.CompilerServices;
global using static System.Runtime.CompilerServices.MethodImplOptions;
