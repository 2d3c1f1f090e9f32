// The trace of a finding, as the server makes it: the page of the HTML report, without scripts or other files.
import * as vscode from "vscode";
import type { LanguageClient } from "vscode-languageclient/node";
import { GO_TO, TRACE, type TraceMessage } from "./messages";

/** One view for all traces. Its lines lead to the sources. */
export class Traces implements vscode.Disposable {
  private panel: vscode.WebviewPanel | undefined;
  private text = "";
  private readonly goTo = vscode.commands.registerCommand(GO_TO, show);

  /** Shows one trace beside the editor. */
  async show(client: LanguageClient, unit: string, finding: number): Promise<void> {
    const trace = await client.sendRequest<TraceMessage | null>("workspace/executeCommand", {
      command: TRACE,
      arguments: [unit, finding],
    });
    if (trace === null) {
      void vscode.window.showInformationMessage("Fencepost: this finding is no longer there; it was built or checked anew.");
      return;
    }
    this.panel ??= this.open(trace.title);
    this.text = trace.text;
    this.panel.title = trace.title;
    this.panel.webview.html = trace.html; // it has `default-src 'none'`
    this.panel.reveal();
  }

  /** The trace that is shown, as text. */
  async copy(): Promise<void> {
    await vscode.env.clipboard.writeText(this.text);
  }

  dispose(): void {
    this.panel?.dispose();
    this.goTo.dispose();
  }

  private open(title: string): vscode.WebviewPanel {
    const panel = vscode.window.createWebviewPanel("fencepost.trace", title, { viewColumn: vscode.ViewColumn.Beside }, {
      enableScripts: false,
      enableCommandUris: [GO_TO],
      localResourceRoots: [],
      enableFindWidget: true,
    });
    panel.onDidDispose(() => (this.panel = undefined));
    return panel;
  }
}

/** Shows a line in the column where its document is, else in the first one: the trace stays where it is. */
async function show(document: string, line: number): Promise<void> {
  const uri = vscode.Uri.parse(document, true);
  const known = vscode.window.visibleTextEditors.find((editor) => editor.document.uri.toString() === uri.toString());
  const selection = new vscode.Range(line, 0, line, 0);
  await vscode.window.showTextDocument(uri, { viewColumn: known?.viewColumn ?? vscode.ViewColumn.One, selection });
}
