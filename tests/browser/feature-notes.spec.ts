import { expect, type Page, test } from "@playwright/test";
import { readFocusAnnouncement } from "../drive/focus";
import { findFreePoint } from "../drive/free-point";
import {
  findOffScreen,
  noteButton,
  type Note,
  noteText,
  openDisclosureOf,
  readNotes,
} from "../drive/notes";
import { visit, withAndWithoutScripts } from "../drive/visit";

const PAGES = [
  { path: "/", notes: readNotes("plans") },
  { path: "/pricing", notes: readNotes("pricing-plans") },
];

async function findButton(page: Page, note: Note) {
  const button = noteButton(page, note);
  await openDisclosureOf(page, note);
  await expect(button, "one button for each note").toHaveCount(1);
  return button;
}

withAndWithoutScripts(() => {
  for (const { path, notes } of PAGES) {
    test.describe(path, () => {
      test.beforeEach(({ page, javaScriptEnabled }) => visit(page, path, javaScriptEnabled));

      test("each note opens at a tap or a click, one at a time, inside the screen", async ({
        page,
        hasTouch,
      }) => {
        const widths = hasTouch ? [360, 320] : [1280];
        for (const width of widths) {
          await page.setViewportSize({ width, height: 740 });
          for (const note of notes) {
            const button = await findButton(page, note);
            await expect(noteText(page, note)).toBeHidden();
            await (hasTouch ? button.tap() : button.click());
            await expect(noteText(page, note)).toBeVisible();
            expect(
              await findOffScreen(noteText(page, note)),
              `${width} px: ${note.feature}`,
            ).toEqual([]);
            for (const other of notes.filter((each) => each !== note))
              await expect(noteText(page, other)).toBeHidden();
            await page.keyboard.press("Escape");
          }
        }
      });

      test("Enter opens a note and says so, Escape closes it, and the focus stays", async ({
        page,
      }) => {
        for (const note of notes) {
          const button = await findButton(page, note);
          await button.focus();
          expect(await readFocusAnnouncement(page)).toMatchObject({
            role: "button",
            expanded: false,
          });
          await page.keyboard.press("Enter");
          await expect(noteText(page, note)).toBeVisible();
          await expect(button).toBeFocused();
          expect(await readFocusAnnouncement(page)).toMatchObject({ expanded: true });
          await page.keyboard.press("Escape");
          await expect(noteText(page, note)).toBeHidden();
          await expect(button).toBeFocused();
        }
      });

      test("a tap or a click elsewhere closes the note", async ({ page, hasTouch }) => {
        const [note] = notes;
        const button = await findButton(page, note!);
        await (hasTouch ? button.tap() : button.click());
        await expect(noteText(page, note!)).toBeVisible();
        const { x, y } = await findFreePoint(page, noteText(page, note!));
        await (hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
        await expect(noteText(page, note!)).toBeHidden();
      });
    });
  }
});
