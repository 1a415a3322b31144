import { stringify } from "yaml";
import { SampleSite, pageFile } from "../../test-support/sample-site";
import { sampleRecord } from "../../test-support/sample-record";
import { dashboard as dashboardSchema } from "./document/dashboard.schema";
import { documentSchema, toolSchema } from "./schemas";

const sheet = sampleRecord({ schema: documentSchema }) as object;
const dashboard = sampleRecord({ schema: dashboardSchema }) as {
  sales: object;
};
const tool = sampleRecord({ schema: toolSchema }) as object;
const slider = { label: "Salary", max: 50, value: 20 };
const withSlider = (changed: object) => {
  const sum = { sliders: [{ ...slider, ...changed }, slider] };
  return {
    ...tool,
    sum: {
      ...sum,
      examples: [1, 2],
      result: "Left",
      lines: ["a"],
      columns: ["a", "b"],
    },
  };
};
const period = {
  label: "a",
  length: 30,
  total: "$1",
  change: "+1%",
  summary: "a",
};
const withSales = (changed: object) => ({
  ...sheet,
  dashboard: { ...dashboard, sales: { ...dashboard.sales, ...changed } },
});

test.each<[kind: string, section: object, message: string]>([
  [
    "days for half of a period",
    withSales({ days: Array(14).fill(1) }),
    "dashboard.sales.days  has 14 entries  write at least 60 entries  content/out-of-range",
  ],
  [
    "a period of more days than there are",
    withSales({ periods: [period, { ...period, length: 31 }] }),
    "dashboard.sales.periods[1].length  31 is out of range  write at most 30  content/out-of-range",
  ],
  [
    "more periods than ratios",
    withSales({ periods: [period, period, period] }),
    "dashboard.sales.periods  has 3 entries  write at most 2 entries  content/out-of-range",
  ],
  [
    "a slider that starts above its end",
    withSlider({ value: 51 }),
    "sum.sliders[0].value  51 is not from 0 to 50  write a number from 0 to 50  content/out-of-range",
  ],
])("%s: an error with its line", async (_kind, section, message) => {
  const yaml = stringify([section], { aliasDuplicateObjects: false }).replace(
    /^/gm,
    "  ",
  );
  const site = new SampleSite().append(pageFile, yaml);
  const [issue = "", ...others] = await site.findIssues();
  expect(others).toEqual([]);
  const [, line = "", rest] = /:(\d+):\d+ {2}(.*)$/.exec(issue) ?? [];
  expect(rest).toBe(`sections[2].${message}`);
  expect(site.read(pageFile).split("\n")[Number(line) - 1]).toContain(
    /(\w+) {2}/.exec(message)?.[1],
  );
});
