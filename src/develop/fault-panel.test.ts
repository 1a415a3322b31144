/** @jest-environment jsdom */
import { FaultPanel } from "./fault-panel";

const fault = {
  file: "content/site.yaml",
  line: 3,
  column: 7,
  field: "brand",
  problem: "is missing",
  remedy: "write <brand>",
};
const report = { headline: "1 mistake in 1 content file", faults: [fault] };
const none = { headline: "", faults: [] };

function findAlert() {
  return document.querySelector("content-faults")!.shadowRoot!.querySelector("[role=alert]")!;
}

afterEach(() => document.body.replaceChildren());

test("the panel says where a mistake is, what is wrong and what to write, and clears", () => {
  const panel = new FaultPanel();
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

test("a hidden panel stays hidden until the mistakes change", () => {
  const panel = new FaultPanel();
  panel.show(report);
  findAlert().querySelector("button")!.click();
  panel.show({ ...report });
  expect(findAlert().childNodes).toHaveLength(0);
  panel.show({ ...report, faults: [{ ...fault, line: 4 }] });
  expect(findAlert().querySelector("code")?.textContent).toBe("content/site.yaml:4:7");
});
