import { makeContext } from "../../test-support/query-context";
import { sampleRecord } from "../../test-support/sample-record";
import { blogIndex } from "../../content/types/blog-index";
import { consent } from "../../content/types/consent";
import { siteSettings } from "../../content/types/site-settings";
import { toConstants } from "../create-webpack-config";
import { findTracking } from "./tracking";

type Fields = Record<string, unknown>;

const site = sampleRecord(siteSettings) as Fields;
const words = sampleRecord(consent) as Fields;
const ids = { tagManagerId: "GTM-AB12CD3" };

const find = (trackers: object, consentWords: Fields = words) =>
  findTracking(
    makeContext({
      "SiteSettings:": { ...site, trackers },
      "Consent:": consentWords,
      "BlogIndex:": sampleRecord(blogIndex) as Fields,
    }),
  );

test("without an id nothing is known of trackers", () => {
  expect(find({})).toBeUndefined();
});

test("with an id the scripts know it, the words of the banner and the booking links", () => {
  const tracking = find(ids);
  expect(tracking).toMatchObject(ids);
  expect(tracking?.banner).toEqual(words["banner"]);
  expect(Object.keys(tracking?.bookings ?? {})).toContain("demo");
});

test("a changed list asks again, and other words of the banner do not", () => {
  const change = (key: string, change: object) => ({
    ...words,
    [key]: { ...(words[key] as object), ...change },
  });
  const revision = find(ids)?.revision;
  expect(find(ids, change("banner", { heading: "Another" }))?.revision).toBe(revision);
  expect(find(ids, change("tools", { tagManager: { name: "Another" } }))?.revision).not.toBe(
    revision,
  );
  expect(find({ ...ids, pixelId: "1234567890" })?.revision).not.toBe(revision);
});

test("the constant that webpack leaves the branch out by is false without ids", () => {
  const constants = (trackers: object) => {
    const nodes: Record<string, object> = {
      "SiteSettings:": { ...site, trackers },
      "Consent:": words,
    };
    return toConstants({ getNode: ((id: string) => nodes[id]) as never });
  };
  expect(constants({})).toEqual({ "process.env.TRACKERS": "false", TRACKING_SETTINGS: "{}" });
  expect(constants(ids)).toMatchObject({ "process.env.TRACKERS": "true" });
  expect(constants(ids).TRACKING_SETTINGS).toContain("GTM-AB12CD3");
});
