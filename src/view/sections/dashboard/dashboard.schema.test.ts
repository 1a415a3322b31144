import type { z } from "zod";
import { sampleRecord } from "../../../test-support/sample-record";
import { calculatorSchema } from "../calculator/calculator.schema";
import { dashboardSchema } from "./dashboard.schema";

function check<Schema extends z.ZodObject>(
  schema: Schema,
  change: (section: z.input<Schema>) => void,
) {
  const section = sampleRecord({ schema }) as z.input<Schema>;
  change(section);
  const issues = schema.safeParse(section).error?.issues ?? [];
  return issues.map(({ path, message }) => `${path.join(".")} ${message}`);
}

test("the dashboard has days and ratios for all of its periods", () => {
  expect(check(dashboardSchema, () => undefined)).toEqual([]);
  const reported = check(dashboardSchema, ({ sales }) => {
    sales.periods.push({ ...sales.periods[0]!, length: 30 });
  });
  expect(reported[0]).toBe("sales.days has 14 days");
  expect(reported[1]).toBe("tiles.0.periods has 2 entries");
  expect(reported.at(-1)).toBe("keywords.rows.2.periods has 2 entries");
});

test("a value of the calculator is at most its maximum", () => {
  const reported = check(calculatorSchema, ({ cost }) => {
    cost.value = cost.max + 1;
  });
  expect(reported).toEqual(["cost.value 2 is more than max, 1"]);
});
