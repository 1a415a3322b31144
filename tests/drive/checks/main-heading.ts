import type { Page } from "@playwright/test";

/** Why the page has not one main heading, in sight. */
export async function findMainHeadingFaults(page: Page): Promise<string[]> {
  return page.locator("h1").evaluateAll((headings) => {
    const isInSight = headings[0]?.checkVisibility({ visibilityProperty: true });
    return [
      ...headings.slice(1).map(({ textContent }) => `one more: ${textContent}`),
      ...(isInSight ? [] : [headings.length > 0 ? "is not to be seen" : "is missing"]),
    ];
  });
}
