import { expect, type Locator, type Page, test } from "@playwright/test";
import { PHONE, visit, withAndWithoutScripts } from "./support/visit";

/** Waits until only this box of a group shows what it contains. */
async function expectOnlyOpen(boxes: Locator, open?: Locator): Promise<void> {
  const shown = "summary ~ *:visible";
  const count = open ? await open.locator("summary ~ *").count() : 0;
  await expect(boxes.locator(shown)).toHaveCount(count);
  if (open) await expect(open.locator(shown).first()).toBeVisible();
}

async function tryBoxes(page: Page, group: string): Promise<void> {
  const boxes = page.locator(group);
  const [first, second] = [boxes.first(), boxes.nth(1)];
  await expectOnlyOpen(boxes);
  await first.locator("summary").tap();
  await expectOnlyOpen(boxes, first);
  await second.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expectOnlyOpen(boxes, second);
  await page.keyboard.press("Space");
  await expectOnlyOpen(boxes);
}

withAndWithoutScripts(() => {
  for (const [path, groups] of [
    ["/pricing", ["#faq details"]],
    ["/", ["#plans details", "#testimonial details"]],
  ] as const)
    test(
      `boxes on ${path} open one at a time, by tap or key`,
      PHONE,
      async ({ page }) => {
        await visit(page, path);
        for (const group of groups) await tryBoxes(page, group);
      },
    );
});
