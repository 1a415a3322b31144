import type { Locator } from "@playwright/test";
import { expect, test } from "../drive/shared-page";
import { PHONE, visit, withAndWithoutScripts } from "../drive/visit";

/** Questions, plans, and quotes, of which a short version is shown first. */
const GROUPS = {
  "/pricing": ["#faq details"],
  "/": ["#plans details", "#testimonial details"],
};

/** Waits until only this box of a group shows what it contains. A quote's short version is hidden meanwhile. */
async function expectOnlyOpen(boxes: Locator, open?: Locator): Promise<void> {
  const page = boxes.page();
  const shown = boxes.locator("summary ~ *").filter({ visible: true });
  await expect(shown).toHaveCount(
    open ? await open.locator("summary ~ *").count() : 0,
  );
  if (open) await expect(open.locator("summary ~ *").first()).toBeVisible();
  const quotes = page.locator("blockquote").filter({ has: boxes });
  const shortQuotes = quotes
    .locator("[data-short-quote]")
    .filter({ visible: true });
  const total = await quotes.count();
  await expect(shortQuotes).toHaveCount(open && total > 0 ? total - 1 : total);
}

withAndWithoutScripts(() => {
  test(
    "boxes of a group open one at a time, by tap or key",
    PHONE,
    async ({ page }) => {
      for (const [path, groups] of Object.entries(GROUPS)) {
        await visit(page, path);
        for (const group of groups) await openInTurn(page.locator(group));
      }
    },
  );
});

async function openInTurn(boxes: Locator): Promise<void> {
  const [first, second] = [boxes.first(), boxes.nth(1)];
  await expectOnlyOpen(boxes);
  await first.locator("summary").tap();
  await expectOnlyOpen(boxes, first);
  await second.locator("summary").focus();
  await boxes.page().keyboard.press("Enter");
  await expectOnlyOpen(boxes, second);
  await boxes.page().keyboard.press("Space");
  await expectOnlyOpen(boxes);
}
