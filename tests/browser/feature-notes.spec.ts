import type { Page } from "@playwright/test";
import { readFocusAnnouncement } from "../drive/focus";
import { findFreePoint } from "../drive/free-point";
import { expect, test } from "../drive/lent-page";
import {
  findOffScreen,
  noteButton,
  type Note,
  noteText,
  openDisclosureOf,
  readNotes,
} from "../drive/notes";
import { PHONE, visit, withAndWithoutScripts } from "../drive/visit";

/** On phones the home page has its notes inside of plans that open; tests/built looks at those of the pricing page as well. */
const notes = readNotes("home", "plans");

async function findButton(page: Page, note: Note) {
  const button = noteButton(page, note);
  await openDisclosureOf(page, note);
  await expect(button, "one button for each note").toHaveCount(1);
  return button;
}

withAndWithoutScripts(() => {
  test.beforeEach(({ page }) => visit(page, "/"));

  test(
    "each note opens at a tap or a click, alone, and inside the narrowest screen",
    PHONE,
    async ({ page, hasTouch }) => {
      if (hasTouch) await page.setViewportSize({ width: 320, height: 740 });
      for (const note of notes) {
        const button = await findButton(page, note);
        await expect(noteText(page, note)).toBeHidden();
        await (hasTouch ? button.tap() : button.click());
        await expect(noteText(page, note)).toBeVisible();
        expect(await findOffScreen(noteText(page, note)), note.feature).toEqual([]);
        for (const other of notes.filter((each) => each !== note))
          await expect(noteText(page, other)).toBeHidden();
        // It may lie over the next one's button.
        const { x, y } = await findFreePoint(page, noteText(page, note));
        await (hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
        await expect(noteText(page, note), "after a tap or a click elsewhere").toBeHidden();
      }
    },
  );

  test("a note keeps off the edges of the screen", PHONE, async ({ page }) => {
    for (const note of notes) {
      await (await findButton(page, note)).tap();
      const { x, width } = (await noteText(page, note).boundingBox())!;
      expect(x, note.feature).toBeGreaterThanOrEqual(8);
      expect(x + width, note.feature).toBeLessThanOrEqual(page.viewportSize()!.width - 8);
      await page.keyboard.press("Escape");
    }
  });

  test(
    "Enter opens a note and says so, Escape closes it, and the focus stays",
    PHONE,
    async ({ page }) => {
      const note = notes[0]!;
      const button = await findButton(page, note);
      await button.focus();
      expect(await readFocusAnnouncement(page)).toMatchObject({ role: "button", expanded: false });
      await page.keyboard.press("Enter");
      await expect(noteText(page, note)).toBeVisible();
      await expect(button).toBeFocused();
      expect(await readFocusAnnouncement(page)).toMatchObject({ expanded: true });
      await page.keyboard.press("Escape");
      await expect(noteText(page, note)).toBeHidden();
      await expect(button).toBeFocused();
    },
  );
});
