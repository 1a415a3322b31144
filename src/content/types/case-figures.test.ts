import { caseFile, siteWithCase } from "../../test-support/sample-guides";
import { sampleRecord } from "../../test-support/sample-record";
import { pageFile } from "../../test-support/sample-site";
import { toCaseVariables } from "./case-figures";
import { caseStudy } from "./case-study";

const { channels, proofs, results, figures } = sampleRecord(caseStudy) as {
  channels: [object, object];
  proofs: [object];
  results: object;
  figures: [object];
};
const [channel, second] = channels;
const [proof] = proofs;
const [figure] = figures;

test("a case whose figures are all its own has no problems", async () => {
  const changes = {
    channels: [channel, { ...second, figures: ["sales", "orders"] }],
    proofs: [{ ...proof, figures: ["orders"] }],
  };
  expect(await siteWithCase(changes).findProblems()).toEqual([]);
});

type Kind = [place: string, changes: object, problem: string];

const kinds: Kind[] = [
  [
    "the headline",
    { headline: "salse" },
    'headline  "salse" is not a figure of this case  did you mean "sales"?',
  ],
  [
    "the second figure",
    { proof: "return-on-ads" },
    'proof  "return-on-ads" is not a figure of this case  use one of: sales, orders',
  ],
  [
    "a channel",
    { channels: [channel, { ...second, figures: ["sales", "order"] }] },
    'channels[1].figures[1]  "order" is not a figure of this case  did you mean "orders"?',
  ],
  [
    "the results",
    { results: { ...results, figures: ["orders", "saels"] } },
    'results.figures[1]  "saels" is not a figure of this case  did you mean "sales"?',
  ],
  [
    "a proof",
    { proofs: [{ ...proof, figures: ["Orders"] }] },
    'proofs[0].figures[0]  "Orders" is not in the expected form  write lower-case words joined by hyphens',
  ],
  [
    "a later proof",
    { proofs: [proof, { ...proof, figures: ["profits"] }] },
    'proofs[1].figures[0]  "profits" is not a figure of this case  use one of: sales, orders',
  ],
];

test.each(kinds)(
  "an unknown figure in %s is told at its place",
  async (_place, changes, problem) => {
    const problems = await siteWithCase({ ...changes }).findProblems();
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^content\/case-studies\/colo\/index\.yaml:\d+:\d+ {2}/);
    expect(problems[0]).toContain(problem);
  },
);

test("a figure that stands twice is told where it stands the second time", async () => {
  const repeated = { ...figure, key: "sales" };
  const problems = await siteWithCase({
    figures: [repeated, { ...figure, key: "orders" }, repeated],
  }).findProblems();
  expect(problems).toEqual([
    expect.stringMatching(
      /^content\/case-studies\/colo\/index\.yaml:\d+:\d+ {2}figures\[2\]\.key {2}the figure "sales" stands twice {2}rename one of them$/,
    ),
  ]);
});

test("all problems of a case are told in one run", async () => {
  const problems = await siteWithCase({ headline: "salse", proof: "ordres" }).findProblems();
  expect(problems.map((problem) => problem.split("  ")[1])).toEqual(["headline", "proof"]);
});

test("other texts name a figure by the case and its key", async () => {
  const site = siteWithCase()
    .replace(pageFile, "heading: What the team does", "heading: Sales of {{case.colo.sales}}")
    .replace(pageFile, "Flows and campaigns.", "From {{case.colo.profit}} on.");
  expect(await site.findProblems()).toEqual([
    expect.stringContaining('"{{case.colo.profit}}" is not a known variable'),
  ]);
});

test("a case with a problem may still be named: only the case is told", async () => {
  const site = siteWithCase({ headline: "salse" }).replace(
    pageFile,
    "heading: What the team does",
    "heading: Sales of {{case.colo.sales}}",
  );
  expect(await site.findProblems()).toEqual([expect.stringContaining(caseFile)]);
});

test("a case lends its brand, its figures, and those that lead under names of their own", () => {
  const record = {
    brand: "Colo",
    figures: [
      { key: "sales", metric: "gross sales", value: "+214%", standing: "confirmed" as const },
      {
        key: "roas",
        metric: "return",
        value: "4x",
        period: "in 30 days",
        standing: "confirmed" as const,
      },
    ],
    ...{ headline: "sales", proof: "roas" },
  };
  expect(toCaseVariables(record)).toEqual({
    brand: "Colo",
    figure: "+214%",
    metric: "gross sales",
    proof: "4x return in 30 days",
    sales: "+214%",
    roas: "4x",
  });
});
