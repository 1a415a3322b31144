import type { Page, Route } from "@playwright/test";
import { build } from "esbuild";
import { addPolicy } from "../../../src/publish/hosts/content-policy";
import type { TrackingSettings } from "../../../src/lib/tracking";
import { readBookingUrls, readRecords } from "../../read/records";
import { SITE_ORIGIN } from "../../read/settings";

const words = readRecords("consent.yaml") as Pick<
  TrackingSettings,
  "policy" | "banner"
>;

export const { banner: bannerWords, policy } = words;

const settings: TrackingSettings = {
  tagManagerId: "GTM-TEST123",
  pixelId: "1234567890",
  revision: 1,
  policy,
  banner: bannerWords,
  bookings: readBookingUrls(),
};

export const tagManagerScript =
  "https://www.googletagmanager.com/gtm.js?id=GTM-TEST123";
export const pixelScript = "https://connect.facebook.net/en_US/fbevents.js";

/** Mimics a tag manager: sends the entries of its layer, present and future, in order. */
const fakeTagManager = `{
  const send = (entry) => fetch("https://region1.google-analytics.com/g/collect?e=" +
    encodeURIComponent(entry.event ?? [...entry].slice(0, 2).join(" ")), { mode: "no-cors" });
  const { push } = Array.prototype;
  dataLayer.push = function (entry) { push.call(this, entry); send(entry); };
  dataLayer.forEach(send);
  document.cookie = "_ga=1; path=/";
}`;

/** Mimics the pixel: takes over its queue, keeps the names of commands, and sends images, whose times keep the browser from taking two for one. */
const fakePixel = `{
  const sent = [];
  window.pixelCommands = [];
  fbq.callMethod = (...command) => {
    const name = command.slice(0, 2).join(" ");
    pixelCommands.push(name);
    const picture = new Image();
    sent.push(picture);
    picture.src = "https://www.facebook.com/tr?ts=" + performance.now() + "&e=" + encodeURIComponent(name);
  };
  fbq.queue.splice(0).forEach((command) => fbq.callMethod(...command));
  document.cookie = "_fbp=1; path=/";
}`;

const asScript = (body: string) => (route: Route) =>
  route.fulfill({ contentType: "text/javascript", body });

/**
 * Turns the built site into one with two ids: every document gets the policy that such a build writes, and the start script includes what
 * such a build bundles. The trackers' own servers are mocked.
 * @returns the requests to them, in order: a list that grows
 */
export async function switchTrackersOn(page: Page): Promise<string[]> {
  const script = await (bundle ??= bundleTracking());
  const requests: string[] = [];
  await page.route(
    (url) => url.origin === SITE_ORIGIN,
    async (route) => {
      const isStart = /\/start-[0-9a-f]+\.js$/.test(route.request().url());
      if (!isStart && !route.request().isNavigationRequest())
        return route.fallback();
      const response = await route.fetch();
      const text = await response.text();
      const body = isStart
        ? `${script}${text}`
        : addPolicy(text, ["tagManager", "pixel"]);
      return route.fulfill({ response, body });
    },
  );
  await page.route(
    (url) => url.protocol === "https:",
    (route) => route.fulfill({ body: "" }),
  );
  await page.route(tagManagerScript, asScript(fakeTagManager));
  await page.route(pixelScript, asScript(fakePixel));
  page.on("request", (request) => {
    if (request.url().startsWith("https:"))
      requests.push(decodeURIComponent(request.url()));
  });
  return requests;
}

declare global {
  interface Window {
    pixelCommands?: string[];
  }
}

/** How many page views the pixel got. Not from its requests: on a busy machine, one image was missing among them once. */
export const countPixelViews = (page: Page) =>
  page.evaluate(
    () =>
      window.pixelCommands?.filter((name) => name === "track PageView").length,
  );

let bundle: Promise<string> | undefined;

/**
 * Bundles what a build with ids adds to a page's scripts: the import in gatsby-browser.tsx and its dependencies. This takes a twentieth of
 * a second; a second build with ids would take a minute.
 */
async function bundleTracking(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents:
        'import { startTracking } from "./src/browser/tracking/start"; startTracking();',
      resolveDir: process.cwd(),
      loader: "ts",
    },
    define: { TRACKING_SETTINGS: JSON.stringify(settings) },
    bundle: true,
    format: "iife",
    target: "es2022",
    write: false,
  });
  return outputFiles[0]?.text ?? "";
}

/** Waits until the site shows the banner or has decided not to. */
export async function waitForConsentScript(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName("consent-ready").length > 0,
  );
}

/** The data layer since the document was loaded, with Google's own commands as lists. */
export async function readLayer(page: Page): Promise<unknown[]> {
  return page.evaluate(() =>
    Array.from((window.dataLayer ?? []) as object[], (entry) =>
      "length" in entry ? Array.from(entry as unknown[]) : { ...entry },
    ),
  );
}

export async function readEventNames(page: Page): Promise<unknown[]> {
  return (await readLayer(page)).map((entry) =>
    Array.isArray(entry)
      ? entry.slice(0, 2).join(" ")
      : (entry as { event: string }).event,
  );
}

/** Everything that the browser stores for the site. */
export async function readStorage(
  page: Page,
): Promise<{ cookies: string; keys: string[] }> {
  return page.evaluate(() => ({
    cookies: document.cookie,
    keys: Object.keys(localStorage),
  }));
}
