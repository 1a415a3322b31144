import type { Page } from "@playwright/test";
import { readFocusAnnouncement } from "../drive/focus";
import { findFreePoint } from "../drive/free-point";
import { expect, test } from "../drive/shared-page";
import { PHONE, visit, withAndWithoutScripts } from "../drive/visit";
import { readRecords, readSection } from "../read/records";

interface Note {
  text: string;
  tooltip: string;
}
interface Plan {
  features: { text: string; tooltip?: string }[];
}

/** On phones, the home page's notes are inside plans that open; every-route.spec.ts also opens those of the pricing page. */
const { plans } = readSection("home", "plans") as { plans: string[] };
const records = readRecords("shared/plans.yaml") as Record<string, Plan>;
const notes = plans
  .flatMap((key) => records[key]!.features)
  // The page fills in the others' variables.
  .filter((feature): feature is Note => feature.tooltip?.includes("{{") === false);

const findText = (page: Page, { tooltip }: Note) => page.getByText(tooltip, { exact: true });

/** Opens the plan and returns the button of a feature's note. */
async function findButton(page: Page, { text }: Note) {
  const closed = page.locator("details:not([open])").filter({ hasText: text });
  const summary = closed.locator("summary").filter({ visible: true });
  if ((await summary.count()) > 0) await summary.click();
  const name = new RegExp(`${text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`);
  const button = page.getByRole("button", { name });
  await expect(button, "one button for each note").toHaveCount(1);
  return button;
}

withAndWithoutScripts(() => {
  test(
    "one note opens at a time, by tap or key, within the edges of the narrowest screen",
    PHONE,
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 740 });
      await visit(page, "/");
      for (const note of notes) {
        const button = await findButton(page, note);
        const text = findText(page, note);
        await expect(text).toBeHidden();
        await button.tap();
        await expect(text).toBeVisible();
        const { x, y, width, height } = (await text.boundingBox())!;
        expect([x >= 8, x + width <= 312, y >= 0, y + height <= 740], note.text).not.toContain(
          false,
        );
        for (const other of notes.filter((each) => each !== note))
          await expect(findText(page, other)).toBeHidden();
        // It may cover the next note's button.
        const free = await findFreePoint(page, text);
        await page.touchscreen.tap(free.x, free.y);
        await expect(text, "after a tap elsewhere").toBeHidden();
      }

      const note = notes[0]!;
      const button = await findButton(page, note);
      await button.focus();
      expect(await readFocusAnnouncement(page)).toMatchObject({ role: "button", expanded: false });
      await page.keyboard.press("Enter");
      await expect(findText(page, note)).toBeVisible();
      await expect(button).toBeFocused();
      expect(await readFocusAnnouncement(page)).toMatchObject({ expanded: true });
      await page.keyboard.press("Escape");
      await expect(findText(page, note)).toBeHidden();
      await expect(button).toBeFocused();
    },
  );
});
