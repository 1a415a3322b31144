import type { LocatedProblem } from "../content/problems/problem";
import { type ProblemReport, panelElement } from "./problem-report";
import { color, radius, size, space } from "../theme/tokens";

/** The panel stands at the lower edge of the window, above everything; the page stays in sight. */
const panelStyles = `
  section {
    position: fixed; inset: auto 0 0 0; z-index: 2147483647;
    max-height: 50vh; overflow: auto; padding: ${space.x6};
    background: ${color.ink}; color: ${color.paper};
    border-top: ${space.x1} solid ${color.gold};
    font: 1rem/1.5 system-ui, sans-serif;
  }
  h2, p, ol { margin: 0; }
  h2 { font-size: ${size.h3}; }
  ol { display: grid; gap: ${space.x4}; padding: 0; margin-block: ${space.x4}; list-style: none; }
  code { color: ${color.gold}; font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
  button {
    padding: ${space.x2} ${space.x4}; font: inherit; cursor: pointer;
    color: inherit; background: transparent; border: 1px solid; border-radius: ${radius.input};
  }
  button:focus-visible { outline: 3px solid ${color.gold}; outline-offset: 2px; }
`;

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
