import type { Page } from "@playwright/test";
import { expect, test } from "../drive/shared-page";
import { ONCE, SCREENS } from "../drive/visit";
import { readBookingUrls } from "../read/records";

const pages = ["/", "/service", "/blog", "/case-studies"];

async function findPlacesWithout(
  page: Page,
  urls: string[],
): Promise<number[]> {
  return page.evaluate((urls) => {
    const root = document.documentElement;
    const links = Array.from(
      document.querySelectorAll<HTMLAnchorElement>("a[href]"),
    ).filter(({ href }) => urls.some((url) => href.startsWith(url)));
    const isInReach = (link: HTMLAnchorElement) => {
      const { left, right, top, bottom } = link.getBoundingClientRect();
      const hit = document.elementFromPoint(
        (left + right) / 2,
        (top + bottom) / 2,
      );
      return bottom - top >= 43.5 && hit !== null && link.contains(hit);
    };
    const places = Array.from({ length: 9 }, (_, step) =>
      Math.round(((root.scrollHeight - root.clientHeight) * step) / 8),
    );
    return places.filter((top) => {
      window.scrollTo({ top, behavior: "instant" });
      return !links.some(isInReach);
    });
  }, urls);
}

test(
  "a booking link is in reach at every scroll position",
  ONCE,
  async ({ page }) => {
    const urls = Object.values(readBookingUrls());
    for (const path of pages) {
      await page.goto(path, { waitUntil: "commit" });
      await page.waitForLoadState("domcontentloaded");
      for (const screen of SCREENS) {
        await page.setViewportSize(screen);
        const places = await findPlacesWithout(page, urls);
        expect.soft(places, `${path} at ${screen.width} px`).toEqual([]);
      }
    }
  },
);
