// A page of its own, with nothing in its cache.
import { expect, test } from "@playwright/test";
import { watchTransfers } from "../drive/transfers";
import { PHONE, visit } from "../drive/visit";

/** Kilobytes (1,000 bytes) of all that the home page fetches before the visitor scrolls: HTML, scripts, font, pictures, data. */
const MOST_KB = 175;
const TEXT_FILE = /(\/|\.(html|js|json|css|svg))$/;

test("the first view of the home page is light", PHONE, async ({ page }) => {
  const transfers = await watchTransfers(page);
  await visit(page, "/");
  await page.waitForLoadState("networkidle");
  const kilobytes = transfers.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  const largest = [...transfers].sort((a, b) => b.bytes - a.bytes).slice(0, 10);
  const lines = largest.map(({ path, bytes }) => `${(bytes / 1000).toFixed(1)} KB ${path}`);
  const plain = transfers.filter(({ path, encoding }) => TEXT_FILE.test(path) && !encoding);
  expect.soft(plain, "text that came without compression").toEqual([]);
  expect(kilobytes, lines.join("\n")).toBeLessThanOrEqual(MOST_KB);
});
