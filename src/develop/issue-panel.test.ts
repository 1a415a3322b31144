/** @jest-environment jsdom */
import { addIssuePanel } from "./issue-panel";

const issue = {
  file: "content/site.yaml",
  line: 3,
  column: 7,
  field: "brand",
  message: "is missing",
  hint: "write <brand>",
  code: "content/missing-field" as const,
};
const report = {
  headline: "1 error in 1 content file",
  issues: [issue],
};

function findAlert() {
  return document
    .querySelector("content-problems")!
    .shadowRoot!.querySelector("[role=alert]")!;
}

const readAll = (selector: string) =>
  [...findAlert().querySelectorAll(selector)].map(
    ({ textContent }) => textContent,
  );

afterEach(() => document.body.replaceChildren());

test("a warning is labeled and does not stop publication", () => {
  addIssuePanel()({ ...report, issues: [{ ...issue, severity: "warning" }] });
  expect(readAll("p")).toEqual([
    "The site can be published with warnings.",
    "Warning: brand is missing",
    "write <brand>",
  ]);
  expect(findAlert().querySelector("details")!.open).toBe(false);
});

test("a hidden panel stays hidden until the problems change", () => {
  const show = addIssuePanel();
  show(report);
  findAlert().querySelector("button")!.click();
  show({ ...report });
  expect(findAlert().childNodes).toHaveLength(0);
  show({ ...report, issues: [{ ...issue, line: 4 }] });
  expect(readAll("code")).toEqual(["content/site.yaml:4:7"]);
});
