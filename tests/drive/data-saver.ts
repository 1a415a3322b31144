import type { Page } from "@playwright/test";
import { undoAfterwards } from "./shared-page";

/** Mimics a visitor who saves data, for whom no page is loaded before it is opened. */
export async function saveData(page: Page): Promise<void> {
  const script = await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", {
      value: { saveData: true },
    });
  });
  undoAfterwards(page, () => script.dispose());
}
