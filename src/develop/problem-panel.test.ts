/** @jest-environment jsdom */
import { addProblemPanel } from "./problem-panel";

const problem = {
  file: "content/site.yaml",
  line: 3,
  column: 7,
  field: "brand",
  what: "is missing",
  hint: "write <brand>",
};
const report = { headline: "1 mistake in 1 content file", problems: [problem] };

function findAlert() {
  return document.querySelector("content-problems")!.shadowRoot!.querySelector("[role=alert]")!;
}

const readAll = (selector: string) =>
  [...findAlert().querySelectorAll(selector)].map(({ textContent }) => textContent);

afterEach(() => document.body.replaceChildren());

test("the panel shows where an error is, its message, and its hint, and closes when it is fixed", () => {
  const show = addProblemPanel();
  show(report);
  expect(readAll("h2")).toEqual(["1 mistake in 1 content file"]);
  expect(readAll("li > *")).toEqual(["content/site.yaml:3:7", "brand is missing", "write <brand>"]);
  show({ headline: "", problems: [] });
  expect(findAlert().childNodes).toHaveLength(0);
});

test("a warning is labeled and does not stop publication", () => {
  addProblemPanel()({ ...report, problems: [{ ...problem, severity: "warning" }] });
  expect(readAll("p")).toEqual([
    "The site can be published with warnings.",
    "Warning: brand is missing",
    "write <brand>",
  ]);
  expect(findAlert().querySelector("details")!.open).toBe(false);
});

test("a hidden panel stays hidden until the problems change", () => {
  const show = addProblemPanel();
  show(report);
  findAlert().querySelector("button")!.click();
  show({ ...report });
  expect(findAlert().childNodes).toHaveLength(0);
  show({ ...report, problems: [{ ...problem, line: 4 }] });
  expect(readAll("code")).toEqual(["content/site.yaml:4:7"]);
});
