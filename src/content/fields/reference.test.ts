import { stringify } from "yaml";
import { SampleSite, pageFile } from "../../test-support/sample-site";
import { sampleRecord } from "../../test-support/sample-record";
import { fact } from "../types/fact";
import { plan } from "../types/pricing-plan";

const plans = stringify({ starter: sampleRecord(plan), growth: sampleRecord(plan) });
const facts = stringify({ stores: sampleRecord(fact), trial: sampleRecord(fact) });

/** Adds the section as the third of the page. */
function siteWith(section: string): SampleSite {
  return new SampleSite()
    .write("content/shared/plans.yaml", plans)
    .write("content/shared/facts.yaml", facts)
    .append(pageFile, section);
}

function planSection(...keys: string[]): string {
  return `  - type: plans\n    heading: Plans\n    plans:\n${keys.map((key) => `      - ${key}\n`).join("")}`;
}

test("an unknown plan is reported with the most similar one", async () => {
  expect(await siteWith(planSection("starter", "growht")).findIssues()).toEqual([
    'content/landing/home/index.yaml:29:9  sections[2].plans[1]  "growht" is not a known Plan  did you mean "growth"?  content/unknown-reference',
  ]);
});

test("an unknown plan unlike any other is reported with the existing ones", async () => {
  expect(await siteWith(planSection("enterprise", "starter")).findIssues()).toEqual([
    'content/landing/home/index.yaml:28:9  sections[2].plans[0]  "enterprise" is not a known Plan  use one of: starter, growth  content/unknown-reference',
  ]);
});

test("a plan with a problem can still be used: only the plan is reported", async () => {
  const site = siteWith(planSection("starter", "growth")).replace(
    "content/shared/plans.yaml",
    "growth:\n  name: Sample\n",
    "growth:\n",
  );
  expect(await site.findIssues()).toEqual([
    expect.stringMatching(
      /^content\/shared\/plans\.yaml:\d+:\d+ {2}growth\.name {2}is missing {2}add it: /,
    ),
  ]);
});
