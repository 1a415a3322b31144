import { formatIssue } from "../../issues/issue";
import { caseFile, siteWithCase } from "../../../test-support/sample-guides";
import { caseStudy } from "../../types/case-study";
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

test("a confirmed figure changes with the record that its variable refers to", () => {
  const parse = (key: string, value: string) => {
    const text = `${key}:\n  value: ${value}\n  label: Notice\n  reviewStatus: confirmed\n`;
    return parseContent(fact, file, "", text).records;
  };
  const terms = parse("terms", "'{{fact.notice}} of notice'");
  const now = [...terms, ...parse("notice", "20 days")];
  const [issue, ...others] = findChangedFigures(
    parse("notice", "15 days"),
    now,
  );
  expect(formatIssue(issue!)).toBe(
    `${file}:2:10  warning: terms.value  is "20 days of notice", but the owner has confirmed "15 days of notice"  have it confirmed; until then, write reviewStatus: owner-to-confirm  content/changed-confirmed-figure`,
  );
  expect(others.map(({ field }) => field)).toEqual(["notice.value"]);
  expect(findChangedFigures([], now)).toEqual([]);
});

test("a confirmed figure of a case study is found by its key", () => {
  const sales = { key: "sales", metric: "sales", reviewStatus: "confirmed" };
  const orders = { key: "orders", metric: "orders", value: "644" };
  const parse = (...figures: object[]) => {
    const text = siteWithCase({ figures }).read(caseFile);
    return parseContent(caseStudy, caseFile, "colo", text).records;
  };
  const before = parse({ ...sales, value: "+214%" }, orders);
  const after = parse({ ...orders, value: "700" }, { ...sales, value: "+90%" });
  const [issue, ...others] = findChangedFigures(before, after);
  expect(issue?.field).toBe("figures[1].value");
  expect(issue?.message).toContain('"+214%"');
  expect(others).toEqual([]);
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
