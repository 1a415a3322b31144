import type { Page } from "@playwright/test";
import { findAccessibilityViolations } from "../drive/checks/accessibility";
import { findLayoutShifts } from "../drive/checks/layout-shifts";
import { watchPage } from "../drive/checks/watch-page";
import {
  bannerWords,
  goThrough,
  pixelScript,
  policy,
  readEventNames,
  readLayer,
  readStorage,
  switchTrackersOn,
  tagManagerScript,
  waitForConsentScript,
} from "../drive/consent";
import { expect, test, undoAfterwards } from "../drive/shared-page";
import { goTo } from "../drive/navigation";
import { waitForHydration } from "../drive/settle";
import { ONCE, PHONE, visit, WHOLE } from "../drive/visit";
import { readTitle } from "../read/read-document";
import { findPageRoute, readPageRoutes } from "../read/site-routes";

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
    const { requests } = await switchTrackersOn(page);
    await visit(page, "/");
    await expect(banner(page)).toBeVisible();
    expect(
      await page.evaluate(() => document.activeElement?.localName),
      "focus",
    ).toBe("body");
    expect(await findLayoutShifts(page)).toEqual([]);
    expect(await findAccessibilityViolations(page, "#consent")).toEqual([]);
    const boxes = await Promise.all([
      answer(page, "accept").boundingBox(),
      answer(page, "decline").boundingBox(),
    ]);
    expect(boxes[0]).toMatchObject({
      width: boxes[1]?.width,
      height: boxes[1]?.height,
    });
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
  "after consent, each page view is sent, starting with the current page",
  ONCE,
  async ({ page }) => {
    const { requests } = await switchTrackersOn(page);
    const refusals: string[] = [];
    page.on("console", (message) => {
      if (/Content Security Policy/i.test(message.text()))
        refusals.push(message.text());
    });
    undoAfterwards(page, () => page.removeAllListeners("console"));
    await visit(page, "/");
    await expect(banner(page)).toBeVisible();
    await goTo(page, "/about");
    await expect(page).toHaveTitle(readTitle(findPageRoute("/about")));
    await accept(page);
    const states = (state: string) => ({
      ad_storage: state,
      analytics_storage: state,
      ad_user_data: state,
      ad_personalization: state,
    });
    expect(await readLayer(page)).toEqual([
      ["consent", "default", states("denied")],
      ["consent", "update", states("granted")],
      expect.objectContaining({ event: "gtm.js" }),
      { event: "page_view", page_path: "/about", page_query: "" },
    ]);
    await expect
      .poll(() =>
        requests
          .filter((url) => url.includes("facebook.com/tr"))
          .map(getEventName),
      )
      .toEqual([
        "consent revoke",
        "set autoConfig",
        "init 1234567890",
        "consent grant",
        "track PageView",
      ]);

    const others = readPageRoutes().filter(({ path }) => path !== "/about");
    const paths = others.slice(0, 5).map(({ path }) => path);
    await goThrough(page, paths);
    const views = (await readLayer(page)).slice(4);
    expect(views).toEqual(
      paths.map((path) => ({
        event: "page_view",
        page_path: path,
        page_query: "",
      })),
    );
    const count = (part: string) =>
      requests.filter((url) => url.includes(part)).length;
    await expect.poll(() => count("e=page_view")).toBe(6);
    expect([
      count("track PageView"),
      count("gtm.js?"),
      count("fbevents.js"),
    ]).toEqual([6, 1, 1]);
    expect(refusals).toEqual([]);
  },
);

const getEventName = (url: string) => url.split("e=")[1];

test("each action of a visitor is reported once", WHOLE, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await switchTrackersOn(page);
  const context = page.context();
  await context.route("https://book.northcart.example/**", (route) =>
    route.fulfill({ body: "" }),
  );
  undoAfterwards(page, () => context.unrouteAll());
  await visit(page, "/pricing");
  await accept(page);
  const before = (await readLayer(page)).length;
  await page.getByRole("radio", { name: "Annual" }).check({ force: true });
  await page.locator("#faq summary").first().click();
  for (const button of ["left", "middle"] as const) {
    const tab = context.waitForEvent("page");
    await page
      .getByRole("banner")
      .getByRole("link", { name: /Book a Demo/ })
      .click({ button });
    await (await tab).close();
  }
  const question = await page.locator("#faq summary").first().innerText();
  await goTo(page, "/blog");
  await page
    .getByPlaceholder("Search posts...")
    .pressSequentially("llm", { delay: 30 });
  await expect(page).toHaveURL("/blog?q=llm");
  await expect.poll(() => readEventNames(page)).toContain("post_search");
  const results = await page.locator("main [role=status]").innerText();
  const click = {
    event: "booking_click",
    booking: "demo",
    page: "/pricing",
    section: "header",
  };
  expect((await readLayer(page)).slice(before)).toEqual([
    { event: "plan_period", period: "annual" },
    { event: "faq_open", question, section: "faq" },
    { ...click, position: expect.any(Number) },
    { ...click, position: expect.any(Number) },
    { event: "page_view", page_path: "/blog", page_query: "" },
    { event: "page_view", page_path: "/blog", page_query: "?q=llm" },
    {
      event: "post_search",
      query_length: 3,
      results: Number(/\d+/.exec(results)?.[0]),
    },
  ]);
});

test(
  "a choice is stored and can be changed; withdrawal ends tracking",
  ONCE,
  async ({ page }) => {
    const { requests } = await switchTrackersOn(page);
    await visit(page, "/about");
    await answer(page, "decline").click();
    await page.reload();
    await waitForConsentScript(page);
    await askAgain(page);
    await expect(
      page.getByRole("heading", { name: bannerWords.heading }),
    ).toBeFocused();
    expect([await page.evaluate(() => document.cookie), ...requests]).toEqual([
      "",
    ]);

    await accept(page);
    await expect(
      page.locator(`footer a[href='${policy}']`),
      "focus goes back",
    ).toBeFocused();
    const readCookies = () =>
      page.evaluate(() => document.cookie.split("; ").sort());
    await expect.poll(readCookies).toEqual(["_fbp=1", "_ga=1"]);
    await page.reload();
    await expect.poll(() => readEventNames(page)).toContain("page_view");
    await waitForConsentScript(page);
    expect(
      await banner(page).count(),
      "visitors who have accepted are not asked",
    ).toBe(0);

    await askAgain(page);
    const loaded = page.waitForEvent("load");
    await answer(page, "decline").click();
    await loaded;
    expect(requests.map(getEventName)).toContain("consent update");
    expect(requests.map(getEventName)).toContain("consent revoke");
    await expect.poll(() => page.evaluate(() => document.cookie)).toBe("");
    requests.length = 0;
    await waitForConsentScript(page);
    await waitForHydration(page);
    await goTo(page, "/blog");
    expect({ requests, layer: await readLayer(page) }).toEqual({
      requests: [],
      layer: [],
    });
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
    const dates = [Date.now() - 1000, Date.now() + 75 * 365 * 86_400_000];
    const changes = dates.map((expirationTime) => ({ expirationTime }));
    for (const change of [{ revision: 2 }, ...changes]) {
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
    const { requests } = await switchTrackersOn(page);
    const script = await page.addInitScript(() =>
      Object.defineProperty(navigator, "globalPrivacyControl", {
        get: () => true,
      }),
    );
    undoAfterwards(page, () => script.dispose());
    await visit(page, "/about");
    // Well after hydration, when the banner would appear.
    await page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(resolve)),
    );
    await askAgain(page);
    await expect(page, "the link leads to the policy").toHaveURL(/\/privacy/);
    expect(await banner(page).count()).toBe(0);
    expect({ requests, storage: await readStorage(page) }).toEqual(nothing);
  },
);

test(
  "without storage, a choice lasts for the visit and nothing fails",
  ONCE,
  async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    undoAfterwards(page, () => page.removeAllListeners("pageerror"));
    await switchTrackersOn(page);
    const script = await page.addInitScript(() => {
      const get = () => {
        throw new DOMException("blocked", "SecurityError");
      };
      Object.defineProperty(window, "localStorage", {
        get,
        configurable: true,
      });
      Object.defineProperty(document, "cookie", {
        get: () => "",
        set: () => undefined,
      });
    });
    // The next page has storage again, which must be cleared.
    undoAfterwards(page, async () => {
      await script.dispose();
      await page.goto("about:blank");
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
    const { requests } = await switchTrackersOn(page);
    const noise = watchPage(page);
    let release: () => void = () => undefined;
    const late = new Promise<void>((resolve) => (release = resolve));
    // Blocked: the pixel. Late: the tag manager, until after the next navigation.
    await page.route(pixelScript, (route) => route.abort("blockedbyclient"));
    await page.route(tagManagerScript, async (route) => {
      await late;
      await route.fallback();
    });
    await visit(page, "/about");
    await accept(page);
    await goTo(page, "/blog");
    await goTo(page, "/pricing");
    await expect.poll(async () => (await readEventNames(page)).length).toBe(6);
    release();
    await expect
      .poll(() =>
        requests.filter((url) => url.includes("/g/collect")).map(getEventName),
      )
      .toEqual([
        "consent default",
        "consent update",
        "gtm.js",
        "page_view",
        "page_view",
        "page_view",
      ]);
    const own = noise.filter(
      (line) => !/third-party|facebook|ERR_BLOCKED_BY_CLIENT/.test(line),
    );
    expect(own).toEqual([]);
  },
);
