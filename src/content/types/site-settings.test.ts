import { sampleRecord } from "../../test-support/sample-record";
import { siteSettings } from "./site-settings";

const written = sampleRecord(siteSettings) as { address: object };

test.each([
  [{}, []],
  [
    { address: { ...written.address, countryCode: "Canada" } },
    [["address.countryCode", "two capital letters such as CA"]],
  ],
  [
    { trackers: { tagManagerId: "UA-12345", pixelId: "my pixel" } },
    [
      [
        "trackers.tagManagerId",
        "the id of a tag manager's container such as GTM-AB12CD3, in which Analytics (G-…) is added",
      ],
      [
        "trackers.pixelId",
        'the number of a pixel in quotes, such as "1234567890"',
      ],
    ],
  ],
  [
    { url: "https://northcart..example" },
    [["url", "an https:// URL such as https://company.com"]],
  ],
])("the machine-readable values in %j are validated", (change, issues) => {
  const { error } = siteSettings.schema.safeParse({ ...written, ...change });
  expect(
    error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [],
  ).toEqual(issues);
});

test.each([
  ["Quebec", "CA", {}, ["content/unreviewed-text"]],
  ["Québec", "CA", {}, ["content/unreviewed-text"]],
  ["QC", "CA", {}, ["content/unreviewed-text"]],
  ["Quebec", "CA", { frenchReviewed: true }, []],
  ["Ontario", "CA", {}, []],
  ["Quebec", "FR", {}, []],
])(
  "for a company in %s (%s) with %j, launch-check reports: %j",
  (region, countryCode, more, codes) => {
    const site = siteSettings.schema.parse(sampleRecord(siteSettings));
    const address = { ...site.address, region, countryCode };
    const issues = siteSettings.checkLaunch?.(
      { ...site, address, ...more },
      "",
    );
    const ofAddress = issues?.filter(({ path }) => path?.[0] === "address");
    expect(ofAddress?.map(({ code }) => code)).toEqual(codes);
  },
);

test("launch-check asks for the person on each call that has none", () => {
  const site = siteSettings.schema.parse(sampleRecord(siteSettings));
  const host = { name: "Ana Roy", role: "Founder" };
  const link = { ...site.bookingLinks.demo, host };
  const noHost = { ...link, host: undefined };
  const bookingLinks = {
    demo: link,
    discovery: link,
    strategy: link,
    audit: noHost,
    call: link,
  };
  const address = { ...site.address, region: "Ontario" };
  const issues = siteSettings.checkLaunch?.(
    { ...site, address, bookingLinks },
    "",
  );
  expect(issues?.map(({ path }) => path?.join("."))).toEqual([
    "bookingLinks.audit.host",
  ]);
});

test.each([
  ["Asia/Kolkata", []],
  ["Asia/Kathmandu", []],
  ["Europe/Kyiv", []],
  ["Etc/UTC", []],
  ["America/Torronto", ['did you mean "America/Toronto"?']],
])("the time zone %s gives the hints %j", (timeZone, hints) => {
  const site = siteSettings.schema.parse({ ...written, timeZone });
  expect(siteSettings.check?.(site).map(({ hint }) => hint)).toEqual(hints);
});
