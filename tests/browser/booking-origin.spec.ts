import { chromium, expect, type Page, test } from "@playwright/test";
import { goTo } from "./support/navigation";
import { visit, WHOLE } from "./support/visit";
import { CHROMIUM_FLAGS, findChromium } from "../machine/find-chromium";
import { readBookingUrls } from "../read/records";
import { SITE_ORIGIN } from "../read/settings";

const CAMPAIGN =
  "utm_source=news&utm_medium=email&utm_campaign=summer&gclid=G-1";
const demo = readBookingUrls()["demo"]!;

/** The URL that a booking link of a page opens in a visit from the campaign. */
const writeUrl = (page: string, place: string) =>
  `${demo}?utm_content=${encodeURIComponent(`${page}/${place}`)}&${CAMPAIGN}`;

const headerLink = (page: Page) =>
  page.getByRole("banner").getByRole("link", { name: /^Book a Demo/ });

/** The URL of a tab that something opens, read from its history, because the host does not respond. */
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
    await goTo(page, "/pricing");
    const header = headerLink(page);
    const ways: (() => Promise<unknown>)[] = [
      () => header.click(),
      () => header.click({ button: "middle" }),
      () => header.press("Enter"),
    ];
    for (const way of ways)
      expect(await readOpened(page, way)).toBe(writeUrl("pricing", "header"));
    const call = page
      .getByRole("main")
      .getByRole("link", { name: /^Book a Demo/ })
      .last();
    expect(await readOpened(page, () => call.click())).toBe(
      writeUrl("pricing", "call-to-action.1"),
    );
    // The frame stays, and reports the next page.
    await goTo(page, "/about");
    expect(await readOpened(page, () => header.click())).toBe(
      writeUrl("about", "header"),
    );
    const kept = await page.evaluate(() =>
      JSON.stringify([localStorage, sessionStorage, document.cookie]),
    );
    expect(kept).not.toMatch(/summer|G-1/);
  },
);

test(
  "a page restored from the back/forward cache reports the same origin",
  WHOLE,
  async () => {
    // Playwright's browser has the back/forward cache disabled.
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: CHROMIUM_FLAGS,
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    });
    const page = await browser.newPage({ baseURL: SITE_ORIGIN });
    await visit(page, `/about?${CAMPAIGN}`);
    await page.evaluate(() =>
      addEventListener("pageshow", ({ persisted }) =>
        Object.assign(window, { persisted }),
      ),
    );
    await page.goto("/robots.txt");
    await page.goBack({ waitUntil: "commit" });
    const isRestored = () =>
      page.evaluate(() => Reflect.get(window, "persisted") as unknown);
    await expect.poll(isRestored).toBe(true);
    await headerLink(page).focus();
    await expect(headerLink(page)).toHaveAttribute(
      "href",
      writeUrl("about", "header"),
    );
    await browser.close();
  },
);
