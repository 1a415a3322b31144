import { siteWithCase } from "../../test-support/sample-guides";
import { sampleRecord } from "../../test-support/sample-record";
import { caseStudy, listCaseVariables } from "./case-study";

const { results, figures } = sampleRecord(caseStudy) as {
  results: object;
  figures: [object];
};
const [figure] = figures;

async function readIssues(changes: object): Promise<string[]> {
  const issues = await siteWithCase({ ...changes }).findIssues();
  return issues.map((issue) => {
    const [place = "", ...words] = issue.split("  ");
    expect(place).toMatch(/^content\/case-studies\/colo\/index\.yaml:\d+:\d+$/);
    return words.join("  ");
  });
}

test("unknown figures are reported at their places in one run", async () => {
  const changes = {
    headline: "salse",
    proof: "return-on-ads",
    results: { ...results, figures: ["orders", "saels"] },
  };
  expect(await readIssues(changes)).toEqual([
    'headline  "salse" is not a known figure of this case study  did you mean "sales"?  content/unknown-reference',
    'proof  "return-on-ads" is not a known figure of this case study  use one of: sales, orders  content/unknown-reference',
    'results.figures[1]  "saels" is not a known figure of this case study  did you mean "sales"?  content/unknown-reference',
  ]);
});

test("a duplicate figure is reported at its second place", async () => {
  const repeated = { ...figure, key: "sales" };
  const changes = {
    figures: [repeated, { ...figure, key: "orders" }, repeated],
  };
  expect(await readIssues(changes)).toEqual([
    'figures[2].key  "sales" already has a meaning in {{case.…}}  choose another key  content/taken-value',
  ]);
});

test("a case study's variables are its brand, its figures, and its main figures under their own names", () => {
  const reviewStatus = "confirmed" as const;
  const sales = {
    key: "sales",
    metric: "gross sales",
    value: "+214%",
    reviewStatus,
  };
  const roas = {
    key: "roas",
    metric: "return",
    value: "4x",
    period: "in 30 days",
    reviewStatus,
  };
  const figures = [sales, roas];
  expect(
    listCaseVariables({
      brand: "Colo",
      figures,
      headline: "sales",
      proof: "roas",
    }),
  ).toEqual({
    brand: "Colo",
    figure: "+214%",
    metric: "gross sales",
    proof: "4x return in 30 days",
    sales: "+214%",
    roas: "4x",
  });
});
