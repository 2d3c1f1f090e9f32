// Starts the server and shows what it says. Everything that can be known is known there.
import * as vscode from "vscode";
import { LanguageClient, TransportKind } from "vscode-languageclient/node";
import { install, interpreter } from "./interpreter";
import { CANCEL, CHECK_ALL, COPY, EXPLAIN, STATUS, TRACE, UNITS, type StatusMessage, type UnitsMessage } from "./messages";
import { Status } from "./status";
import { Tests } from "./tests";
import { Traces } from "./trace";

let client: LanguageClient | undefined;
let traces: Traces | undefined;

export async function activate(context: vscode.ExtensionContext): Promise<void> {
  const output = vscode.window.createOutputChannel("Fencepost", { log: true });
  const status = new Status();
  const tests = new Tests(() => client);
  const command = (name: string, run: (...values: never[]) => unknown) =>
    context.subscriptions.push(vscode.commands.registerCommand(name, run));
  traces = new Traces();
  context.subscriptions.push(output, status, tests, traces);
  command("fencepost.runAll", () => client?.sendRequest("workspace/executeCommand", { command: CHECK_ALL }));
  command("fencepost.stop", () => client?.sendRequest("workspace/executeCommand", { command: CANCEL }));
  command("fencepost.output", () => output.show());
  command("fencepost.copyTrace", () => traces?.copy());
  command("fencepost.restart", () => restart(context, output, status, tests));
  context.subscriptions.push(
    vscode.workspace.onDidGrantWorkspaceTrust(() => void restart(context, output, status, tests)),
    vscode.workspace.onDidChangeConfiguration((change) => {
      if (change.affectsConfiguration("fencepost.interpreter")) void restart(context, output, status, tests);
    }),
  );
  await start(context, output, status, tests);
}

export async function deactivate(): Promise<void> {
  await client?.stop();
}

async function restart(context: vscode.ExtensionContext, output: vscode.LogOutputChannel, status: Status, tests: Tests): Promise<void> {
  await client?.stop();
  client = undefined;
  await start(context, output, status, tests);
}

async function start(context: vscode.ExtensionContext, output: vscode.LogOutputChannel, status: Status, tests: Tests): Promise<void> {
  const found = await interpreter(context);
  if ("problem" in found) {
    status.fail(`Fencepost cannot start: ${found.problem}`);
    void offer(context, found, () => restart(context, output, status, tests));
    return;
  }
  const run = {
    command: found.command,
    args: ["-P", "-m", "fencepost", "lsp"],
    transport: TransportKind.stdio,
    options: { cwd: context.extensionPath },
  };
  client = new LanguageClient("fencepost", "Fencepost", run, {
    documentSelector: [{ scheme: "file", language: "csharp" }],
    initializationOptions: { messages: true, trusted: vscode.workspace.isTrusted },
    outputChannel: output,
    synchronize: { configurationSection: "fencepost" },
    middleware: { executeCommand: (name, values, next) => onCommand(name, values, next) },
  });
  let notes = "";
  client.onNotification(STATUS, (message: StatusMessage) => {
    status.show(message);
    const now = message.notes.join("\n");
    if (now !== notes && now !== "") output.warn(now);
    notes = now;
  });
  client.onNotification(UNITS, (message: UnitsMessage) => tests.show(message));
  await client.start();
}

/** What lenses and code actions ask for; some of the server's answers are for the user to see. */
async function onCommand(name: string, values: unknown[], next: (name: string, values: unknown[]) => unknown): Promise<unknown> {
  if (name === TRACE && client !== undefined) return traces?.show(client, String(values[0]), Number(values[1] ?? 0));
  const answer = await next(name, values);
  if (name === COPY && typeof answer === "string") await vscode.env.clipboard.writeText(answer);
  if (name === EXPLAIN && typeof answer === "string") {
    const document = await vscode.workspace.openTextDocument({ language: "markdown", content: answer });
    await vscode.commands.executeCommand("markdown.showPreview", document.uri);
  }
  return answer;
}

/** Says what is missing, and offers to do something about it. */
async function offer(
  context: vscode.ExtensionContext, { problem, base }: { problem: string; base: string | undefined }, again: () => Promise<void>,
): Promise<void> {
  const INSTALL = "Install the server";
  const CHOOSE = "Choose an interpreter";
  const offers = base === undefined ? [CHOOSE] : [INSTALL, CHOOSE];
  const chosen = await vscode.window.showErrorMessage(problem, ...offers);
  if (chosen === CHOOSE) await vscode.commands.executeCommand("workbench.action.openSettings", "fencepost.interpreter");
  if (chosen !== INSTALL || base === undefined) return;
  const title = { location: vscode.ProgressLocation.Notification, title: "Fencepost: the server is being installed" };
  try {
    await vscode.window.withProgress(title, () => install(context, base));
    await again();
  } catch (error) {
    void vscode.window.showErrorMessage(`Fencepost: the server could not be installed: ${(error as Error).message}`);
  }
}
