import type { LocatedIssue } from "../content/issues/issue";
import { type IssueReport, panelElement } from "./issue-report";
import { color, radius, size, space } from "../view/theme/tokens";

/** At the bottom of the window, on top of everything; the page stays visible. */
const panelStyles = `
  section {
    position: fixed; inset: auto 0 0 0; z-index: 2147483647;
    max-height: 50vh; overflow: auto; padding: ${space.x6};
    background: ${color.ink}; color: ${color.paper};
    border-top: ${space.x1} solid ${color.gold};
    font: 1rem/1.5 system-ui, sans-serif;
  }
  h2, p, ol { margin: 0; }
  h2 { display: inline; font-size: ${size.h3}; }
  section:has(details:not([open])) { padding-block: ${space.x2}; }
  ol { display: grid; gap: ${space.x4}; padding: 0; margin-block: ${space.x4}; list-style: none; }
  code { color: ${color.gold}; font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
  button {
    padding: ${space.x2} ${space.x4}; font: inherit; cursor: pointer;
    color: inherit; background: transparent; border: 1px solid; border-radius: ${radius.input};
  }
  button:focus-visible { outline: 3px solid ${color.gold}; outline-offset: 2px; }
`;

/** Adds the problem panel to a page, in a shadow root and as an alert. Returns a function that shows a report. */
export function addIssuePanel(): (report: IssueReport) => void {
  const host = element(panelElement);
  const alert = element("div");
  alert.setAttribute("role", "alert");
  host
    .attachShadow({ mode: "open" })
    .append(element("style", panelStyles), alert);
  document.body.append(host);
  let shown = "";
  return (report) => {
    const next = JSON.stringify(report);
    if (next === shown) return;
    shown = next;
    alert.replaceChildren();
    if (report.issues.length === 0) return;
    const hide = buildButton("Hide until the next change", () =>
      alert.replaceChildren(),
    );
    alert.append(buildPanel(report, hide));
  };
}

function buildPanel(
  { headline, issues }: IssueReport,
  hide: HTMLElement,
): HTMLElement {
  const hasErrors = issues.some(({ severity }) => severity === undefined);
  const state = hasErrors
    ? "No change is shown until the errors are fixed: pages show the last content without one."
    : "The site can be published with warnings.";
  const items = issues.map(buildItem);
  const list = element("ol", ...items);
  const heading = element("h2", headline);
  const words = [element("p", state), list, hide];
  if (hasErrors) return element("section", heading, ...words);
  // One line until it is opened: warnings may stay for long.
  const details = element("details", element("summary", heading), ...words);
  return element("section", details);
}

function buildItem(issue: LocatedIssue): HTMLElement {
  const { file, line, column, field, message, hint, code, severity } = issue;
  const place = `${file}:${String(line)}:${String(column)}`;
  const name = element("strong", field);
  const label = severity ? "Warning: " : "";
  return element(
    "li",
    element("code", place),
    element("p", label, name, ` ${message}`),
    element("p", hint),
    element("small", code),
  );
}

function buildButton(label: string, press: () => void): HTMLElement {
  const button = element("button", label);
  button.addEventListener("click", press);
  return button;
}

function element(name: string, ...content: (string | Node)[]): HTMLElement {
  const made = document.createElement(name);
  made.append(...content);
  return made;
}
