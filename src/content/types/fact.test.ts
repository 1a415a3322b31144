import { SampleSite } from "../../test-support/sample-site";

const factFile = "content/shared/facts.yaml";

test.each(["{{brand}} days", "{{fact.trial}}"])(
  "a fact that contains a variable: %s",
  async (value) => {
    const trial = `trial: { value: "${value}", label: Free trial }\n`;
    expect(await new SampleSite().write(factFile, trial).findIssues()).toEqual([
      `${factFile}:1:17  trial.value  contains a variable that is not allowed here  write the figure itself, or a pricing plan's variable: {{pricing.growth.price}}  content/wrong-placeholder`,
    ]);
  },
);
