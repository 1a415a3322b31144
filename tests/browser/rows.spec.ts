import { expect, test } from "../drive/shared-page";
import { DESKTOP, visit } from "../drive/visit";
import { readCases } from "../read/cases";

test(
  "a client's row answers the pointer and the keyboard, and is pressed anywhere",
  DESKTOP,
  async ({ page }) => {
    await visit(page, "/");
    const { path } = readCases()[0]!;
    const row = page
      .locator("main tr")
      .filter({ has: page.locator(`a[href="${path}"]`) })
      .first();
    const atRest = "rgba(0, 0, 0, 0)";
    await expect(row).toHaveCSS("background-color", atRest);
    await row.getByRole("link").focus();
    await expect(row).not.toHaveCSS("background-color", atRest);
    await page.locator("h1").click();
    await expect(row).toHaveCSS("background-color", atRest);
    // In the middle, where the bar is.
    await row.hover();
    await expect(row).not.toHaveCSS("background-color", atRest);
    await row.click();
    await page.waitForURL(path);
  },
);
