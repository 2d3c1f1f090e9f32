// After `npm install`: a Python that can build the server's wheel, so that packaging needs no network.
import { execFileSync } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const here = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(here, ".python");
export const python = process.platform === "win32" ? join(folder, "Scripts", "python.exe") : join(folder, "bin", "python");

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const run = (command, ...values) => execFileSync(command, values, { stdio: "inherit" });
  run(process.env.PYTHON ?? "python3", "-m", "venv", "--clear", folder);
  run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "setuptools>=77");
}
