import { sampleRecord } from "../../test-support/sample-record";
import { siteSettings } from "./site-settings";

test("a country is told to machines by its code, and a writer who writes its name is told so", () => {
  const written = sampleRecord(siteSettings);
  expect(siteSettings.schema.safeParse(written).error).toBeUndefined();
  const text = JSON.stringify(written).replace('"countryCode":"CA"', '"countryCode":"Canada"');
  const { error } = siteSettings.schema.safeParse(JSON.parse(text));
  expect(error?.issues.map(({ path, message }) => [path.join("."), message])).toEqual([
    ["address.countryCode", "two capital letters such as CA"],
  ]);
});
