import { checkPageSections } from "./check-page";
import { landingPage } from "../../../content-types";
import type { ContentRecord } from "../../validate/parse-content";

function check(...sections: object[]) {
  const record = {
    type: landingPage,
    key: "a",
    value: { sections },
  } as unknown as ContentRecord;
  return checkPageSections(record).map(({ path, message, code }) => {
    expect(code).toBe("content/repeated-section");
    return `${String(path)} ${message}`;
  });
}

test("a page has only one dashboard", () => {
  expect(check({ type: "dashboard" }, { type: "faq" })).toEqual([]);
  expect(check({ type: "dashboard" }, { type: "dashboard" })).toEqual([
    "sections,1 the dashboard is already in another section of this page",
  ]);
});

test("a plan is listed once per section type", () => {
  const sections = [
    { type: "plans", plans: ["growth"] },
    { type: "pricing-plans", plans: ["growth"] },
    { type: "plans", plans: ["custom", "growth"] },
  ];
  expect(check(...sections)).toEqual([
    'sections,2,plans,1 "growth" is already in another section of this page',
  ]);
});
