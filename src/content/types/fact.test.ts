import { SampleSite } from "../../test-support/sample-site";

const factFile = "content/shared/facts.yaml";

function siteWithFact(value: string): SampleSite {
  return new SampleSite().write(factFile, `trial: { value: "${value}", label: Free trial }\n`);
}

test("a figure is a fact", async () => {
  expect(await siteWithFact("7 days").findProblems()).toEqual([]);
});

test.each(["{{brand}} days", "{{fact.trial}}"])(
  "a fact that names a variable: %s",
  async (value) => {
    expect(await siteWithFact(value).findProblems()).toEqual([
      `${factFile}:1:17  trial.value  names another variable  write the figure itself, or that of a pricing plan: {{pricing.growth.price}}`,
    ]);
  },
);
