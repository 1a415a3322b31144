import type { LocatedProblem } from "../content/problems/problem";
import { panelElement } from "./problem-report";
import type { ProblemReport } from "./problem-report";
import { panelStyles } from "./panel-styles";

/**
 * The list of problems over a page. It stands in a shadow root, so that neither the site's styles nor its
 * scripts reach it, and is an alert: screen readers say it without taking the focus away.
 */
export class ProblemPanel {
  private readonly host = document.createElement(panelElement);
  private readonly alert = document.createElement("div");
  private shown = "";

  constructor() {
    const style = document.createElement("style");
    style.textContent = panelStyles;
    this.alert.setAttribute("role", "alert");
    this.host.attachShadow({ mode: "open" }).append(style, this.alert);
    document.body.append(this.host);
  }

  /** Shows a report, or clears the panel where it has no problem. The same report again changes nothing. */
  show(report: ProblemReport): void {
    const next = JSON.stringify(report);
    if (next === this.shown) return;
    this.shown = next;
    this.alert.replaceChildren(...(report.problems.length === 0 ? [] : [this.toPanel(report)]));
  }

  private toPanel({ headline, problems }: ProblemReport): HTMLElement {
    const hasErrors = problems.some(({ severity }) => severity === undefined);
    const state = hasErrors
      ? "Pages show the last version without a mistake."
      : "The site can be published with warnings.";
    const hide = element("button", "Hide until the next change");
    hide.addEventListener("click", () => this.alert.replaceChildren());
    return element(
      "section",
      element("h2", headline),
      element("p", state),
      element("ol", ...problems.map(toItem)),
      hide,
    );
  }
}

function toItem({ file, line, column, field, what, hint, severity }: LocatedProblem): HTMLElement {
  return element(
    "li",
    element("code", `${file}:${String(line)}:${String(column)}`),
    element("p", severity ? "Warning: " : "", element("strong", field), ` ${what}`),
    element("p", hint),
  );
}

function element(name: string, ...content: (string | Node)[]): HTMLElement {
  const made = document.createElement(name);
  made.append(...content);
  return made;
}
