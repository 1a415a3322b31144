import { SampleSite } from "../../../test-support/sample-site";
import { siteSettings } from "../../types/site-settings";

const file = "content/shared/facts.yaml";

const hint =
  "write the words themselves in one of these  content/self-reference";

test.each([
  ["a", "3:4  a", "fact.a"],
  ["b", "2:4  b", "fact.b, fact.a"],
  ["c", "1:4  c", "fact.c, fact.b, fact.a"],
])("a fact with %s contains itself: one error", async (key, place, names) => {
  const facts = `c: { value: "{{fact.b}}", label: Sample }
b: { value: "{{fact.a}}", label: Sample }
a: { value: "{{fact.${key}}} x", label: Sample }
`;
  expect(await new SampleSite().write(file, facts).findIssues()).toEqual([
    `${file}:${place}  defines a variable that contains itself: ${names}  ${hint}`,
  ]);
});

test("the tagline contains itself", async () => {
  const tagline = "{{tagline}} x";
  const site = new SampleSite();
  site.writeRecord("content/site.yaml", siteSettings, { tagline });
  expect(await site.findIssues()).toEqual([
    `content/site.yaml:1:1  file  defines a variable that contains itself: tagline  ${hint}`,
  ]);
});
