import { expect, type Page } from "@playwright/test";

/** Puts every widget of the page into its other state: last choice of each radio group, pressed buttons, open disclosures. */
export async function openWidgets(page: Page): Promise<void> {
  await page.evaluate(() => {
    const switches =
      "input[type=radio], button[aria-pressed=false], button[aria-expanded=false]:not([popovertarget])";
    for (const details of document.querySelectorAll("details")) {
      // Exclusive ones would close each other.
      details.removeAttribute("name");
      details.open = true;
    }
    for (const element of document.querySelectorAll<HTMLElement>(switches))
      if (element.checkVisibility()) element.click();
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime))
        animation.finish();
  });
  // The list of posts has changed once its filter is in the URL.
  if ((await page.getByRole("searchbox").count()) > 0)
    await expect(page).toHaveURL(/\?/);
}
