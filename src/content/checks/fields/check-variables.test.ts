import { SampleSite, pageFile } from "../../../test-support/sample-site";

const factFile = "content/shared/facts.yaml";

function siteWith(
  heading: string,
  facts = "free-trial: { value: 7 days, label: Free trial }",
) {
  return new SampleSite()
    .write(factFile, `${facts}\n`)
    .replace(pageFile, "heading: What the team does", `heading: "${heading}"`);
}

type Kind = [written: string, reported: string];

const unknown = "is not a known variable  ";
const code = "content/unknown-variable";
const kinds: Kind[] = [
  ["{{fact.free-trail}}", `${unknown}use one of: fact.free-trial  ${code}`],
  ["{{Fact.free-trial}}", `${unknown}did you mean "fact.free-trial"?  ${code}`],
  ["{{site.brand}}", `${unknown}did you mean "brand"?  ${code}`],
  [
    "{{ fact.free-trial }",
    "is not filled in  write {{fact.free-trial}}  content/malformed-variable",
  ],
  [
    "{{prices.growth}}",
    `${unknown}use one of: address, brand, founder, tagline, email, fact.free-trial or one of 2 more  ${code}`,
  ],
];

test.each(kinds)("%s is reported at its place", async (written, reported) => {
  expect(await siteWith(`Free for ${written}`).findIssues()).toEqual([
    `content/landing/home/index.yaml:16:24  sections[1].heading  "${written}" ${reported}`,
  ]);
});

test.each(["{{fact.free-trial}}", "{{ fact.free-trial }}", "{{brand}}"])(
  "%s is known",
  async (written) => {
    expect(await siteWith(`Free for ${written}`).findIssues()).toEqual([]);
  },
);

test("a fact with a problem can still be used: only the fact is reported", async () => {
  const site = siteWith(
    "Free for {{fact.free-trial}}",
    "free-trial: { value: 7 days }",
  );
  expect(await site.findIssues()).toEqual([
    `${factFile}:1:1  free-trial.label  is missing  add it: What the figure measures, shown under the large figure.  content/missing-field`,
  ]);
});
