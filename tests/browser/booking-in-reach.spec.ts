import { expect, test } from "@playwright/test";
import { visit } from "./support/visit";
import { readBookingUrls } from "../read/records";

test("a booking link is in reach at every scroll position", async ({
  page,
}) => {
  const urls = Object.values(readBookingUrls());
  for (const path of ["/", "/blog"]) {
    await visit(page, path);
    const links = page.locator(
      urls.map((url) => `a[href^="${url}"]:visible`).join(),
    );
    for (const share of [0, 0.25, 0.5, 0.75, 1]) {
      await page.evaluate((share) => {
        const top = document.documentElement.scrollHeight * share;
        window.scrollTo({ top, behavior: "instant" });
      }, share);
      const isInReach = () =>
        links.evaluateAll((all) =>
          all.some((link) => {
            const { left, right, top, bottom } = link.getBoundingClientRect();
            return link.contains(
              document.elementFromPoint((left + right) / 2, (top + bottom) / 2),
            );
          }),
        );
      await expect.poll(isInReach, `${path} at ${share}`).toBe(true);
    }
  }
});
