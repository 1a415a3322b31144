/** @jest-environment jsdom */
import { ProblemPanel } from "./problem-panel";

const problem = {
  file: "content/site.yaml",
  line: 3,
  column: 7,
  field: "brand",
  what: "is missing",
  hint: "write <brand>",
};
const report = { headline: "1 mistake in 1 content file", problems: [problem] };
const none = { headline: "", problems: [] };

function findAlert() {
  return document.querySelector("content-problems")!.shadowRoot!.querySelector("[role=alert]")!;
}

afterEach(() => document.body.replaceChildren());

test("the panel says where a mistake is, what is wrong and what to write, and clears", () => {
  const panel = new ProblemPanel();
  panel.show(report);
  expect(findAlert().querySelector("h2")?.textContent).toBe("1 mistake in 1 content file");
  expect([...findAlert().querySelectorAll("li > *")].map((part) => part.textContent)).toEqual([
    "content/site.yaml:3:7",
    "brand is missing",
    "write <brand>",
  ]);
  panel.show(none);
  expect(findAlert().childNodes).toHaveLength(0);
});

test("a warning says that it is one, and that the site can be published", () => {
  const severity = "warning" as const;
  new ProblemPanel().show({ ...report, problems: [{ ...problem, severity }] });
  const words = [...findAlert().querySelectorAll("p")].map(({ textContent }) => textContent);
  expect(words).toEqual([
    "The site can be published with warnings.",
    "Warning: brand is missing",
    "write <brand>",
  ]);
});

test("a hidden panel stays hidden until the mistakes change", () => {
  const panel = new ProblemPanel();
  panel.show(report);
  findAlert().querySelector("button")!.click();
  panel.show({ ...report });
  expect(findAlert().childNodes).toHaveLength(0);
  panel.show({ ...report, problems: [{ ...problem, line: 4 }] });
  expect(findAlert().querySelector("code")?.textContent).toBe("content/site.yaml:4:7");
});
