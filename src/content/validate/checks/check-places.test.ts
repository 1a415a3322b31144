import { SampleSite, pageFile } from "../../../test-support/sample-site";

const legalText = `---
title: Pricing
effectiveDate: 2025-05-24
effectiveLabel: Effective {date}
seo:
  title: Pricing terms
  description: What each plan costs, what it holds, how it is billed and how it comes to an end.
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

test("a section's anchor that stands twice on a page", async () => {
  const section = "  - type: card-grid\n";
  const site = new SampleSite().replace(pageFile, section, `${section}    anchor: intro\n`);
  expect(await site.findProblems()).toEqual([
    "content/landing/home/index.yaml:16:13  sections[1].anchor  the anchor #intro is already that of sections[0].anchor  rename one of them",
  ]);
});

test("a heading with the anchor of a section", async () => {
  const site = new SampleSite().replace(
    pageFile,
    "Pages that answer",
    "## Intro\n\n          Pages that answer",
  );
  expect(await site.findProblems()).toEqual([
    "content/landing/home/index.yaml:23:11  sections[1].items[1].text  the anchor #intro is already that of sections[0].anchor  rename one of them",
  ]);
});
