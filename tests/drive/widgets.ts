import type { Page } from "@playwright/test";
import { findAccessibilityFaults } from "./axe";
import { waitForAnimations } from "./settle";
import { findSmallTargets } from "./targets";

/**
 * Puts every widget of the page into its other state, whatever it is for: last choice of each radio group, pressed and expanded
 * buttons, open disclosures. Groups that allow one open disclosure are ungrouped, so that all can be looked at together.
 * @returns how many there are: without any, the page is still as it was.
 */
export async function openWidgets(page: Page): Promise<number> {
  const count = await page.evaluate(() => {
    const switches =
      "input[type=radio], button[aria-pressed=false], button[aria-expanded=false]:not([popovertarget]), [role=tab]";
    const shown = Array.from(document.querySelectorAll<HTMLElement>(switches)).filter((element) =>
      element.checkVisibility(),
    );
    shown.forEach((element) => element.click());
    const disclosures = Array.from(document.querySelectorAll("details"));
    for (const details of disclosures) {
      details.removeAttribute("name");
      details.open = true;
    }
    return shown.length + disclosures.length;
  });
  await waitForAnimations(page);
  return count;
}

/** Accessibility faults and small targets inside each popover that a visible button opens, such as the small-screen menu. */
export async function findPopoverFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const button of await page.locator("button[popovertarget]:visible").all()) {
    const id = await button.getAttribute("popovertarget");
    const popover = page.locator(`[id="${id}"]`);
    if (await popover.evaluate((element) => element.matches(":popover-open"))) continue;
    await button.click();
    await popover.and(page.locator(":popover-open")).waitFor();
    await waitForAnimations(page);
    faults.push(...(await findAccessibilityFaults(page, `[id="${id}"]`)));
    faults.push(...(await findSmallTargets(page, `[id="${id}"]`)));
    await page.keyboard.press("Escape");
  }
  return faults;
}
