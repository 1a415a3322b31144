import { chromium, type Page } from "@playwright/test";
import { CHROMIUM_FLAGS, findChromium } from "../machine/find-chromium";
import { expect, test } from "../drive/shared-page";
import { expectSameDocument, markDocument } from "../drive/navigation";
import { ONCE, visit, WHOLE } from "../drive/visit";
import { readBookingUrls } from "../read/records";
import { SITE_ORIGIN } from "../read/settings";

const CAMPAIGN =
  "utm_source=news&utm_medium=email&utm_campaign=summer&gclid=G-1";
const demo = readBookingUrls()["demo"]!;

/** The campaign parameters that a page's booking links carry. */
const writeCampaign = (page: string, place: string) =>
  `${demo}?${new URLSearchParams([
    ["utm_content", `${page}/${place}`],
    ...new URLSearchParams(CAMPAIGN),
  ]).toString()}`;

const findCall = (page: Page) =>
  page.getByRole("main").getByRole("link", { name: /^Book a Demo/ });

/** The URL of a tab that something opens, read from its history: the host does not respond there, and routes don't see middle clicks. */
async function readOpened(
  page: Page,
  open: () => Promise<unknown>,
): Promise<string> {
  const [tab] = await Promise.all([
    page.context().waitForEvent("page"),
    open(),
  ]);
  await tab.waitForLoadState();
  const session = await page.context().newCDPSession(tab);
  const { entries } = await session.send("Page.getNavigationHistory");
  await tab.close();
  return entries.at(-1)?.url ?? "";
}

test(
  "a campaign survives navigation, and booking links pass it on however they are opened",
  WHOLE,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await visit(page, `/?${CAMPAIGN}`);
    await markDocument(page);
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: "Pricing" })
      .click();
    await expect(page).toHaveURL("/pricing");
    // Sections below the first screen follow its first frame.
    await expect(page.locator("#faq")).toBeAttached();

    const call = findCall(page).last();
    const expected = writeCampaign("pricing", "call-to-action.1");
    expect(await readOpened(page, () => call.click({ button: "middle" }))).toBe(
      expected,
    );
    expect(await readOpened(page, () => call.click())).toBe(expected);
    const header = page
      .getByRole("banner")
      .getByRole("link", { name: /^Book a Demo/ });
    expect(await readOpened(page, () => header.press("Enter"))).toBe(
      writeCampaign("pricing", "header"),
    );
    await header.click({ button: "right" });
    await expect(header).toHaveAttribute(
      "href",
      writeCampaign("pricing", "header"),
    );

    // The frame stays, and reports the next page.
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: "About" })
      .click();
    await expect(page).toHaveURL("/about");
    expect(await readOpened(page, () => header.click())).toBe(
      writeCampaign("about", "header"),
    );
    await expectSameDocument(page);
    const kept = await page.evaluate(() =>
      JSON.stringify([localStorage, sessionStorage, document.cookie]),
    );
    expect(kept).not.toMatch(/summer|G-1/);
  },
);

test(
  "a page restored from the back/forward cache reports the same origin",
  ONCE,
  async ({ viewport }) => {
    // Playwright's browser has the back/forward cache disabled.
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: CHROMIUM_FLAGS,
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    });
    try {
      const page = await browser.newPage({ baseURL: SITE_ORIGIN, viewport });
      await visit(page, `/about?${CAMPAIGN}`);
      await page.evaluate(() =>
        addEventListener("pageshow", ({ persisted }) =>
          Object.assign(window, { persisted }),
        ),
      );
      await page.goto("/robots.txt");
      await page.goBack({ waitUntil: "commit" });
      expect(
        await page.evaluate(() => "persisted" in window && window.persisted),
      ).toBe(true);
      const call = findCall(page).first();
      await call.focus();
      await expect(call).toHaveAttribute(
        "href",
        writeCampaign("about", "hero.1"),
      );
    } finally {
      await browser.close();
    }
  },
);
