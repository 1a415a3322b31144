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

test("a plan is listed once in each form of a section", () => {
  const sections = [
    { type: "pricing", plans: ["growth"] },
    { type: "pricing", account: { plans: ["growth"] } },
    { type: "pricing", plans: ["custom", "growth"] },
    { type: "pricing", account: { plans: ["growth"] } },
  ];
  expect(check(...sections)).toEqual([
    'sections,2,plans,1 "growth" is already in another section of this page',
    'sections,3,account,plans,0 "growth" is already in another section of this page',
  ]);
});
