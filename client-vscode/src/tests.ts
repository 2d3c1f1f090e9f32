// The Test Explorer: every unit under every model, as the server last told them.
import * as vscode from "vscode";
import type { LanguageClient } from "vscode-languageclient/node";
import { CANCEL, CHECK, type UnitMessage, type UnitsMessage } from "./messages";

/** Keeps the explorer as the server says. Verdicts are kept nowhere else in the client. */
export class Tests implements vscode.Disposable {
  private readonly controller = vscode.tests.createTestController("fencepost", "Fencepost");
  private units = new Map<string, UnitMessage>();

  constructor(private readonly client: () => LanguageClient | undefined) {
    this.controller.createRunProfile("Check", vscode.TestRunProfileKind.Run, (request, token) => this.run(request, token), true);
  }

  /** Shows these units and what became of them. */
  show(message: UnitsMessage): void {
    this.units = new Map(message.units.map((unit) => [unit.id, unit]));
    this.controller.items.replace(message.units.map((unit) => this.item(unit)));
    const run = this.controller.createTestRun(new vscode.TestRunRequest(), undefined, false);
    for (const unit of message.units) {
      const item = this.controller.items.get(unit.id);
      if (item !== undefined) tell(run, item, unit);
    }
    run.end();
  }

  dispose(): void {
    this.controller.dispose();
  }

  private item(unit: UnitMessage): vscode.TestItem {
    const uri = unit.uri === null ? undefined : vscode.Uri.parse(unit.uri);
    const item = this.controller.createTestItem(unit.id, unit.unit, uri);
    item.description = unit.text;
    if (unit.line !== null) item.range = new vscode.Range(unit.line, 0, unit.line, 0);
    return item;
  }

  private async run(request: vscode.TestRunRequest, token: vscode.CancellationToken): Promise<void> {
    const chosen = request.include?.map((item) => item.id) ?? [...this.units.keys()];
    token.onCancellationRequested(() => chosen.forEach((id) => void this.send(CANCEL, id)));
    await Promise.all(chosen.map((id) => this.send(CHECK, id)));
  }

  private async send(command: string, id: string): Promise<void> {
    await this.client()?.sendRequest("workspace/executeCommand", { command, arguments: [id] });
  }
}

/** A limit that was reached, and what is not supported, is neither passed nor failed: it is skipped, with its reason. */
function tell(run: vscode.TestRun, item: vscode.TestItem, unit: UnitMessage): void {
  if (unit.status === "queued") run.enqueued(item);
  else if (unit.status === "running") run.started(item);
  else if (unit.stale || unit.verdict === null) return;
  else if (unit.verdict === "HOLDS") run.passed(item);
  else if (unit.verdict === "VIOLATED") run.failed(item, unit.findings.map((text) => new vscode.TestMessage(text)));
  else if (unit.verdict === "INTERNAL_ERROR") run.errored(item, new vscode.TestMessage(unit.text));
  else run.skipped(item);
}
