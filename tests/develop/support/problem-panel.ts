import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";
import type { PlantedMistake } from "./mistakes";

/** The list of mistakes over a page of `develop`. */
export function findPanel(page: Page): Locator {
  return page.locator("content-problems").getByRole("alert");
}

/** The panel lists these mistakes, in this order, and no other. */
export async function expectMistakes(page: Page, told: readonly PlantedMistake[]): Promise<void> {
  const items = findPanel(page).getByRole("listitem");
  await expect(items).toHaveCount(told.length);
  for (const [index, { place, what, hint }] of told.entries()) {
    const item = items.nth(index);
    await expect(item.getByRole("code")).toHaveText(place);
    await expect(item.getByRole("paragraph")).toHaveText([what, hint]);
  }
}
