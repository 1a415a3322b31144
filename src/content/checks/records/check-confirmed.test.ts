import { formatIssue } from "../../issues/issue";
import { fact } from "../../types/fact";
import { parseContent } from "../../validate/parse-content";
import { findChangedFigures } from "./check-confirmed";

const file = "content/shared/facts.yaml";

function parseFact(value: string, status: string, label = "Notice") {
  const text = `notice:\n  value: ${value}\n  label: ${label}\n  reviewStatus: ${status}\n`;
  return parseContent(fact, file, "", text).records;
}

const findIssues = (...changes: [value: string, status: string][]) => {
  const [before, after] = changes.map((each) => parseFact(...each));
  return findChangedFigures(before!, after!).map(formatIssue);
};

test("a confirmed figure that has changed is reported with its line", () => {
  expect(
    findIssues(["15 days", "confirmed"], ["20 days", "confirmed"]),
  ).toEqual([
    `${file}:2:10  warning: notice.value  is "20 days", but the owner has confirmed "15 days"  have it confirmed; until then, write reviewStatus: owner-to-confirm  content/changed-confirmed-figure`,
  ]);
});

test("a figure may change that is not confirmed, or no more, and a word may change", () => {
  expect(
    findIssues(["15 days", "owner-to-confirm"], ["20 days", "confirmed"]),
  ).toEqual([]);
  expect(
    findIssues(["15 days", "confirmed"], ["20 days", "owner-to-confirm"]),
  ).toEqual([]);
  const before = parseFact("15 days", "confirmed");
  const after = parseFact("15 days", "confirmed", "Written notice");
  expect(findChangedFigures(before, after)).toEqual([]);
});
