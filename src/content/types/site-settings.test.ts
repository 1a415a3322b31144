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

test("the id of a tracker that is none is told with the form of one", () => {
  const trackers = { tagManagerId: "UA-12345", pixelId: "my pixel" };
  const written = sampleRecord(siteSettings) as object;
  const { error } = siteSettings.schema.safeParse({ ...written, trackers });
  expect(error?.issues.map(({ path, message }) => [path.join("."), message])).toEqual([
    ["trackers.tagManagerId", "the id of a container such as GTM-AB12CD3"],
    ["trackers.pixelId", 'the number of a pixel in quotes, such as "1234567890"'],
  ]);
});

test.each([
  ["Quebec", "CA", {}, ["review"]],
  ["Québec", "CA", {}, ["review"]],
  ["QC", "CA", {}, ["review"]],
  ["Quebec", "CA", { frenchReviewed: true }, []],
  ["Ontario", "CA", {}, []],
  ["Quebec", "FR", {}, []],
])(
  "of a company in %s (%s) with %j, launch-check asks for: %j",
  (region, countryCode, more, tasks) => {
    const site = siteSettings.schema.parse(sampleRecord(siteSettings));
    const address = { ...site.address, region, countryCode };
    const problems = siteSettings.checkLaunch?.({ ...site, address, ...more }, "");
    expect(problems?.map(({ task }) => task)).toEqual(tasks);
  },
);
