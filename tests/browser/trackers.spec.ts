import { expect, type Page, test } from "@playwright/test";
import { addStyles } from "./support/add-styles";
import { findAccessibilityViolations } from "./support/checks/accessibility";
import { readLayoutShift } from "./support/checks/layout-shifts";
import { watchPage } from "./support/checks/watch-page";
import {
  bannerWords,
  countPixelViews,
  pixelScript,
  policy,
  readEventNames,
  readLayer,
  readStorage,
  switchTrackersOn,
  tagManagerScript,
  waitForConsentScript,
} from "./support/consent";
import { expectPage, goTo } from "./support/navigation";
import { ONCE, PHONE, visit, waitForHydration, WHOLE } from "./support/visit";
import { readBookingUrls } from "../read/records";

const banner = (page: Page) =>
  page.getByRole("region", { name: bannerWords.heading });
const answer = (page: Page, name: "accept" | "decline") =>
  banner(page).getByRole("button", { name: bannerWords[name], exact: true });

async function accept(page: Page): Promise<void> {
  await answer(page, "accept").click();
  await expect(banner(page)).toBeHidden();
}

/** The traces of a page without consent: requests to trackers, and what the browser stores. */
const nothing = { requests: [], storage: { cookies: "", keys: [] } };

const pageView = (path: string, query = "") => ({
  event: "page_view",
  page_path: path,
  page_query: query,
});

const getEventName = (url: string) => url.split("e=")[1];

/** A build without ids has no link to reopen the banner, so turn one of the footer's into it. */
async function askAgain(page: Page): Promise<void> {
  const link = page.locator("footer a[href='/privacy']");
  await link.evaluate((element, href) => {
    element.setAttribute("href", href);
  }, policy);
  await page.locator(`footer a[href='${policy}']`).click();
}

test(
  "without an answer, no script is loaded, and nothing is stored, moved or covered",
  PHONE,
  async ({ page }) => {
    const requests = await switchTrackersOn(page);
    await visit(page, "/");
    await expect(banner(page)).toBeVisible();
    await expect(page.locator("body")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.locator("a:focus")).toHaveText(/skip/i);
    await page.keyboard.press("Tab");
    await expect(banner(page).locator(":focus")).toHaveCount(1);
    expect(await readLayoutShift(page)).toBeLessThanOrEqual(0.02);
    expect(await findAccessibilityViolations(page, "#consent")).toEqual([]);
    const accepting = await answer(page, "accept").boundingBox();
    const declining = await answer(page, "decline").boundingBox();
    expect(accepting?.width).toBe(declining?.width);
    expect(accepting?.height).toBe(declining?.height);
    const last = page.locator("footer a").last();
    await last.focus();
    const isFree = await last.evaluate((link) => {
      const { left, top, width, height } = link.getBoundingClientRect();
      return link.contains(
        document.elementFromPoint(left + width / 2, top + height / 2),
      );
    });
    expect(isFree, "the banner does not cover what has the focus").toBe(true);
    await goTo(page, "/blog");
    await expect(banner(page)).toBeVisible();
    expect({ requests, storage: await readStorage(page) }).toEqual(nothing);
  },
);

test(
  "the banner shows its answers at four times the zoom, and a blocker that hides it leaves no gap",
  PHONE,
  async ({ page }) => {
    await switchTrackersOn(page);
    await page.setViewportSize({ width: 320, height: 256 });
    await visit(page, "/");
    for (const name of ["accept", "decline"] as const)
      await expect(answer(page, name)).toBeInViewport({ ratio: 1 });
    await addStyles(page, "#consent { display: none }");
    await expect(page.locator("body")).toHaveCSS("padding-bottom", "8px");
  },
);

test(
  "after consent, each page view is sent once, starting with the current page",
  ONCE,
  async ({ page }) => {
    const requests = await switchTrackersOn(page);
    const noise = watchPage(page);
    await visit(page, "/");
    await goTo(page, "/about");
    await expectPage(page, "/about");
    await accept(page);
    const states = (state: string) => ({
      ad_storage: state,
      analytics_storage: state,
      ad_user_data: state,
      ad_personalization: state,
    });
    const views = [pageView("/about")];
    expect(await readLayer(page)).toEqual([
      ["consent", "default", states("denied")],
      ["consent", "update", states("granted")],
      expect.objectContaining({ event: "gtm.js" }),
      ...views,
    ]);
    const readViews = async () => (await readLayer(page)).slice(3);
    for (const path of ["/blog", "/pricing"]) {
      await goTo(page, path);
      views.push(pageView(path));
      await expect.poll(readViews).toEqual(views);
    }
    // Changing only the hash sends nothing: the next page view proves that none was pending.
    await page.evaluate(() => location.assign("#faq"));
    await page.goBack();
    await page.goBack();
    views.push(pageView("/blog"));
    await expect.poll(readViews).toEqual(views);

    const count = (part: string) =>
      requests.filter((url) => url.includes(part)).length;
    await expect.poll(() => count("e=page_view")).toBe(4);
    await expect.poll(() => countPixelViews(page)).toBe(4);
    expect([count("gtm.js?"), count("fbevents.js")]).toEqual([1, 1]);
    expect(
      requests
        .filter((url) => url.includes("facebook.com/tr"))
        .map(getEventName)
        .slice(0, 4),
    ).toEqual([
      "consent revoke",
      "set autoConfig",
      "init 1234567890",
      "consent grant",
    ]);
    // Such as refusals by the content policy.
    const own = noise.filter((line) => !line.startsWith("third-party"));
    expect(own).toEqual([]);
  },
);

test("each action of a visitor is reported once", WHOLE, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await switchTrackersOn(page);
  const context = page.context();
  const { origin } = new URL(readBookingUrls()["demo"]!);
  await context.route(`${origin}/**`, (route) => route.fulfill({ body: "" }));
  await visit(page, "/pricing");
  await accept(page);
  const before = (await readLayer(page)).length;
  await page.getByRole("radio", { name: "Annual" }).check({ force: true });
  const summary = page.locator("#faq summary").first();
  const question = await summary.textContent();
  await summary.click();
  for (const button of ["left", "middle"] as const) {
    const tab = context.waitForEvent("page");
    await page
      .getByRole("banner")
      .getByRole("link", { name: /Book a Demo/ })
      .click({ button });
    await (await tab).close();
  }
  await goTo(page, "/blog");
  await page.getByPlaceholder("Search posts...").fill("llm");
  const readReported = async () => (await readLayer(page)).slice(before);
  await expect.poll(async () => (await readReported()).length).toBe(7);
  const reported = await readReported();
  const click = {
    event: "booking_click",
    booking: "demo",
    page: "/pricing",
    section: "header",
    position: expect.any(Number) as unknown,
  };
  expect(reported.slice(0, 5)).toEqual([
    { event: "plan_period", period: "annual" },
    { event: "faq_open", question, section: "faq" },
    click,
    click,
    pageView("/blog"),
  ]);
  // In either order.
  expect(reported.slice(5)).toEqual(
    expect.arrayContaining([
      pageView("/blog", "?q=llm"),
      expect.objectContaining({ event: "post_search", query_length: 3 }),
    ]),
  );
});

test(
  "a choice is stored and can be changed; withdrawal ends tracking",
  ONCE,
  async ({ page }) => {
    const requests = await switchTrackersOn(page);
    await visit(page, "/about");
    await answer(page, "decline").click();
    await page.reload();
    await waitForConsentScript(page);
    await expect(banner(page)).toHaveCount(0);
    await askAgain(page);
    await expect(
      page.getByRole("heading", { name: bannerWords.heading }),
    ).toBeFocused();
    const readCookies = () =>
      page.evaluate(() => document.cookie.split("; ").sort().join());
    expect([await readCookies(), ...requests]).toEqual([""]);

    await accept(page);
    await expect(page.locator(`footer a[href='${policy}']`)).toBeFocused();
    await expect.poll(readCookies).toEqual("_fbp=1,_ga=1");
    await page.reload();
    await expect.poll(() => readEventNames(page)).toContain("page_view");
    await waitForConsentScript(page);
    await expect(banner(page)).toHaveCount(0);

    await askAgain(page);
    const loaded = page.waitForEvent("load");
    await answer(page, "decline").click();
    await loaded;
    expect(requests.map(getEventName)).toContain("consent update");
    expect(requests.map(getEventName)).toContain("consent revoke");
    await expect.poll(readCookies).toBe("");
    requests.length = 0;
    await waitForConsentScript(page);
    await waitForHydration(page);
    await goTo(page, "/blog");
    expect(await readLayer(page)).toEqual([]);
    expect(requests).toEqual([]);
  },
);

test(
  "the banner returns for a changed list of trackers and after 180 days",
  ONCE,
  async ({ page }) => {
    await switchTrackersOn(page);
    await visit(page, "/about");
    await accept(page);
    const kept = await page.evaluate(
      () => localStorage.getItem("consent") ?? "{}",
    );
    const { expirationTime } = JSON.parse(kept) as { expirationTime: number };
    const days = (expirationTime - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(180);
    for (const change of [
      { revision: 2 },
      { expirationTime: Date.now() - 1000 },
    ]) {
      await page.evaluate(
        (text) => localStorage.setItem("consent", text),
        JSON.stringify({ ...JSON.parse(kept), ...change }),
      );
      await page.reload();
      await expect(banner(page)).toBeVisible();
      expect(await readLayer(page)).toEqual([]);
    }
  },
);

test(
  "Global Privacy Control counts as an answer: no banner appears",
  ONCE,
  async ({ page }) => {
    const requests = await switchTrackersOn(page);
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "globalPrivacyControl", {
        get: () => true,
      }),
    );
    await visit(page, "/about");
    await askAgain(page);
    await expect(page, "the link leads to the policy").toHaveURL(/\/privacy/);
    await expect(banner(page)).toHaveCount(0);
    expect({ requests, storage: await readStorage(page) }).toEqual(nothing);
  },
);

test(
  "without storage, a choice lasts for the visit and nothing fails",
  ONCE,
  async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    await switchTrackersOn(page);
    await page.addInitScript(() => {
      const get = () => {
        throw new DOMException("blocked", "SecurityError");
      };
      Object.defineProperty(window, "localStorage", { get });
      Object.defineProperty(document, "cookie", {
        get: () => "",
        set: () => undefined,
      });
    });
    await visit(page, "/about");
    await accept(page);
    await expect.poll(() => readEventNames(page)).toContain("page_view");
    expect(errors).toEqual([]);
  },
);

test(
  "blocked or late scripts break nothing and miss no events",
  ONCE,
  async ({ page }) => {
    const requests = await switchTrackersOn(page);
    const noise = watchPage(page);
    // Blocked: the pixel. Late: the tag manager, until after the next pages.
    let release: () => void = () => undefined;
    const late = new Promise<void>((resolve) => (release = resolve));
    await page.route(pixelScript, (route) => route.abort("blockedbyclient"));
    await page.route(tagManagerScript, async (route) => {
      await late;
      await route.fallback();
    });
    await visit(page, "/about");
    await accept(page);
    await goTo(page, "/blog");
    await expect.poll(async () => (await readEventNames(page)).length).toBe(5);
    release();
    const readSent = () =>
      requests.filter((url) => url.includes("/g/collect")).map(getEventName);
    await expect
      .poll(readSent)
      .toEqual([
        "consent default",
        "consent update",
        "gtm.js",
        "page_view",
        "page_view",
      ]);
    const own = noise.filter(
      (line) => !/third-party|facebook|ERR_BLOCKED_BY_CLIENT/.test(line),
    );
    expect(own).toEqual([]);
  },
);
