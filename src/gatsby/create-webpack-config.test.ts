import { consent } from "../content/types/consent";
import { siteSettings } from "../content/types/site-settings";
import type { TrackingSettings } from "../lib/tracking";
import { sampleRecord } from "../test-support/sample-record";
import { buildConstants } from "./create-webpack-config";

type Fields = Record<string, unknown>;

const site = sampleRecord(siteSettings) as Fields;
const words = sampleRecord(consent) as Fields;
const ids = { tagManagerId: "GTM-AB12CD3" };

function findConstants(trackers: object, consentWords: Fields = words) {
  const nodes: Record<string, object> = {
    "SiteSettings:": { ...site, trackers },
    "Consent:": consentWords,
  };
  return buildConstants({ getNode: ((id: string) => nodes[id]) as never });
}

const find = (...written: Parameters<typeof findConstants>) =>
  JSON.parse(
    findConstants(...written).TRACKING_SETTINGS,
  ) as Partial<TrackingSettings>;

test("without ids, the constant is false, so that webpack drops the branch", () => {
  expect(findConstants({})).toEqual({
    "process.env.TRACKERS": "false",
    TRACKING_SETTINGS: "{}",
  });
  expect(findConstants(ids)).toMatchObject({ "process.env.TRACKERS": "true" });
});

test("with an id, scripts get it, the banner's texts, and the booking links", () => {
  const { banner, bookings, ...tracking } = find(ids);
  expect(tracking).toMatchObject(ids);
  expect(banner).toEqual(words["banner"]);
  expect(Object.keys(bookings ?? {})).toContain("demo");
});

test("a changed list asks for consent again, changed texts of the banner do not", () => {
  const change = (key: string, change: object) => ({
    ...words,
    [key]: { ...(words[key] as object), ...change },
  });
  const { revision } = find(ids);
  expect(find(ids, change("banner", { heading: "Another" })).revision).toBe(
    revision,
  );
  expect(
    find(ids, change("tools", { tagManager: { name: "Another" } })).revision,
  ).not.toBe(revision);
  expect(find({ ...ids, pixelId: "1234567890" }).revision).not.toBe(revision);
});
