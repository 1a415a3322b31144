import type { Page } from "@playwright/test";
import { extractText } from "unpdf";
import { expect, test } from "../drive/shared-page";
import { switchScriptsOff, visit, WHOLE } from "../drive/visit";
import { readCases } from "../read/cases";
import { contrastOf } from "../read/contrast";
import { readPrinted } from "../read/printed";
import { findMissingWords, splitWords } from "../read/words";

/** Pages with unique widgets: radios, plans, questions, notes, tables, search. */
const PAGES = [
  "/",
  "/pricing",
  "/blog",
  "/best-shopify-themes",
  readCases()[0]!.path,
];

const CONTROLS =
  "[href='#content'], header nav, [popovertarget], footer nav, fieldset:not([data-question]), [role=search], nav ol, summary svg";

for (const path of PAGES)
  test(
    `${path} prints completely, dark on white, with URLs and without controls`,
    WHOLE,
    async ({ page }) => {
      if (path === "/") {
        // Opened by a link, so that the page's styles were added later.
        await visit(page, "/pricing");
        await page.locator("header a[href='/']").first().click();
        await expect(page.locator("#dashboard")).toBeVisible();
      } else {
        // The search exists only with scripts.
        if (path !== "/blog") await switchScriptsOff(page);
        await visit(page, path);
      }
      // The print stylesheet loads after the page.
      await page.waitForFunction(
        () =>
          document.querySelector<HTMLLinkElement>("link[media=print]")?.sheet
            ?.cssRules.length,
      );
      // Narrow screens swipe some of it. Chromium emulates the print medium or a page size, so check both.
      const format = path === "/" ? "A5" : "A4";
      const { text } = await extractText(
        new Uint8Array(await page.pdf({ format })),
        {
          mergePages: true,
        },
      );
      const { words, urls } = readPrinted(path);
      expect
        .soft(findMissingWords(words, splitWords(text)), "words")
        .toEqual([]);
      const line = text.replace(/\s+/g, "");
      const missing = urls.filter((url) => !line.includes(`(${url})`));
      expect.soft(missing, "urls").toEqual([]);
      expect.soft(text).not.toMatch(/Skip to content|^Menu$/m);

      await page.emulateMedia({ media: "print" });
      await expect
        .soft(page.locator(CONTROLS).filter({ visible: true }))
        .toHaveCount(0);
      // On screens, a chosen answer has a background.
      for (const question of await page.locator("[data-question]").all())
        await question.getByRole("radio").first().check({ force: true });
      expect.soft(await findFaint(page), "faint words").toEqual([]);
    },
  );

/** Text that is unreadable on white: browsers don't print backgrounds. */
async function findFaint(page: Page): Promise<string[]> {
  const words = await page.evaluate(() => {
    const hasText = (part: Element) =>
      Array.from(part.childNodes).some(
        (node) => node instanceof Text && node.data.trim() !== "",
      );
    return Array.from(document.body.querySelectorAll("*"))
      .filter(
        (part) =>
          hasText(part) && part.checkVisibility({ visibilityProperty: true }),
      )
      .map((part) => ({
        text: part.textContent.slice(0, 40),
        color: getComputedStyle(part).color,
      }));
  });
  return words
    .filter(({ color }) => contrastOf(color, "#FFFFFF") < 4.5)
    .map(({ text }) => text);
}
