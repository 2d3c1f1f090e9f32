// Builds the server's wheel and the .vsix that carries it. Needs no network once `npm install` has run.
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { here, python } from "./prepare.mjs";

const root = dirname(here);
const wheels = join(here, "dist", "server");
const run = (command, ...values) => execFileSync(command, values, { cwd: here, stdio: "inherit" });

rmSync(join(here, "dist"), { recursive: true, force: true });
mkdirSync(wheels, { recursive: true });
run(python, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--wheel-dir", wheels, root);
run("npm", "run", "--silent", "build");
copyFileSync(join(root, "LICENSE"), join(here, "LICENSE"));
run("npx", "--no-install", "vsce", "package", "--no-dependencies", "--allow-missing-repository");
