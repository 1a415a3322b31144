import type { Page } from "@playwright/test";
import { undoAfterwards } from "./lent-page";

/**
 * Opens pages from now on, until the test is over, as a browser does in which scripts are switched off. The option
 * `javaScriptEnabled` would do so as well, but needs a page of its own.
 */
export async function switchScriptsOff(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setScriptExecutionDisabled", { value: true });
  undoAfterwards(page, () => session.detach());
}
