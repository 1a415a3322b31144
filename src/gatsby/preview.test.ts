import type { Site } from "../content/types/site-settings";
import { siteSettings } from "../test-support/site-settings";
import { applyEnvironment, isShown } from "./on-create-node";

const { NODE_ENV, PREVIEW = "", SITE_URL = "" } = process.env;
afterEach(() => {
  Object.assign(process.env, { NODE_ENV, PREVIEW, SITE_URL });
});

function build(preview: string): void {
  Object.assign(process.env, { NODE_ENV: "production", PREVIEW: preview });
}

const readHeaders = async () => {
  let headers = {};
  await jest.isolateModulesAsync(async () => {
    ({ securityHeaders: headers } = await import("../publish/hosts/headers"));
  });
  return headers;
};

test("a preview shows drafts and future posts, and is not indexed", async () => {
  build("1");
  expect(isShown({ draft: true })).toBe(true);
  expect(isShown({ publishDate: "2999-01-01" })).toBe(true);
  expect(await readHeaders()).toMatchObject({ "X-Robots-Tag": "noindex" });
});

test("any other build hides them and is indexed", async () => {
  build("");
  expect(isShown({ draft: true })).toBe(false);
  expect(isShown({ publishDate: "2999-01-01" })).toBe(false);
  expect(await readHeaders()).not.toHaveProperty("X-Robots-Tag");
});

const trackers = { tagManagerId: "GTM-ABC1234" };
const site = { ...siteSettings, trackers } as unknown as Site;

test("a preview has no trackers, whatever the settings", () => {
  build("1");
  expect(applyEnvironment(site).trackers).toEqual({});
  build("");
  expect(applyEnvironment(site)).toEqual(site);
});

test("SITE_URL overrides the URL, with or without a slash at its end", () => {
  process.env["SITE_URL"] = "https://preview.test/";
  expect(applyEnvironment(site).url).toBe("https://preview.test");
});
