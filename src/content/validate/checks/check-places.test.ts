import { SampleSite } from "../../../test-support/sample-site";

const legalText = `---
title: Pricing
effectiveDate: 2025-05-24
effectiveLabel: Effective {date}
seo:
  title: Pricing terms
  description: Which terms hold for each plan, how it is billed, renewed and brought to an end.
  keywords: [pricing, terms, plans]
---
Words.
`;

const landingText = `seo:
  title: What it costs
  description: What each plan costs, what it holds, how it is billed and how it comes to an end.
  keywords: [pricing, terms, plans]
sections:
  - type: hero
    heading: Pricing
`;

test("a missing file that there is exactly one of", async () => {
  expect(await new SampleSite().remove("content/site.yaml").findProblems()).toEqual([
    "content/site.yaml:1:1  file  is missing  add it: Everything that is true of the whole site: brand, links, navigation, footer, trackers.",
  ]);
});

test("two records with one address", async () => {
  const problems = await new SampleSite()
    .write("content/landing/pricing/index.yaml", landingText)
    .write("content/legal/pricing.md", legalText)
    .findProblems();
  expect(problems).toEqual([
    "content/legal/pricing.md:1:1  file  its address /pricing is already that of content/landing/pricing/index.yaml  rename the folder or file of one of them",
  ]);
});
