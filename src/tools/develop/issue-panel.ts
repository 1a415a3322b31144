import { type IssueReport, panelElement } from "./issue-report";
import { color, radius, size, space } from "../../view/theme/tokens";

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
  h2 { font-size: ${size.h3}; }
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
    const hide = element("button", "Hide until the next change");
    hide.addEventListener("click", () => alert.replaceChildren());
    alert.append(buildPanel(report, hide));
  };
}

function buildPanel(
  { headline, issues }: IssueReport,
  hide: HTMLElement,
): HTMLElement {
  const hasErrors = issues.some(({ severity }) => severity === undefined);
  const state = hasErrors
    ? "Pages show the last version without an error."
    : "The site can be published with warnings.";
  const items = issues.map(
    ({ file, line, column, field, message, hint, code, severity }) =>
      element(
        "li",
        element("code", `${file}:${String(line)}:${String(column)}`),
        element(
          "p",
          severity ? "Warning: " : "",
          element("strong", field),
          ` ${message}`,
        ),
        element("p", hint),
        element("small", code),
      ),
  );
  // Warnings alone take one line until they are opened: they may stay for long.
  const list = hasErrors
    ? element("ol", ...items)
    : element("details", element("summary", "Show"), element("ol", ...items));
  return element(
    "section",
    element("h2", headline),
    element("p", state),
    list,
    hide,
  );
}

function element(name: string, ...content: (string | Node)[]): HTMLElement {
  const made = document.createElement(name);
  made.append(...content);
  return made;
}
