import { expect, type Page, test } from "@playwright/test";
import { extractText } from "unpdf";
import { visit, WHOLE } from "./support/visit";
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
  "[href='#content'], header nav, [popovertarget], footer nav, fieldset, [role=search], nav ol, summary svg";

for (const path of PAGES)
  test(
    `${path} prints completely, dark on white, with URLs and without controls`,
    WHOLE,
    async ({ page }) => {
      await visit(page, path);
      // The print stylesheet loads after the page.
      await page.waitForFunction(() =>
        Array.from(document.styleSheets).some(
          ({ media, cssRules }) =>
            media.mediaText === "print" && cssRules.length > 0,
        ),
      );
      // Narrow screens swipe some of it. Chromium emulates the print medium or a page size, so check both.
      const format = path === "/" ? "A5" : "A4";
      const pdf = new Uint8Array(await page.pdf({ format }));
      const { text } = await extractText(pdf, { mergePages: true });
      const { words, urls } = readPrinted(path);
      const missing = findMissingWords(words, splitWords(text));
      expect.soft(missing, "words").toEqual([]);
      const line = text.replace(/\s+/g, "");
      const missingUrls = urls.filter((url) => !line.includes(`(${url})`));
      expect.soft(missingUrls, "urls").toEqual([]);

      await page.emulateMedia({ media: "print" });
      await expect
        .soft(page.locator(CONTROLS).locator("visible=true"))
        .toHaveCount(0);
      expect.soft(await findFaint(page), "faint words").toEqual([]);
    },
  );

/** Text that is unreadable on white: browsers don't print backgrounds. */
async function findFaint(page: Page): Promise<string[]> {
  const words = await page.locator("body *").evaluateAll((parts) =>
    parts
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .filter(({ childNodes }) =>
        Array.from(childNodes).some(
          (node) => node instanceof Text && node.data.trim() !== "",
        ),
      )
      .map((part) => ({
        text: part.textContent.slice(0, 40),
        color: getComputedStyle(part).color,
      })),
  );
  return words
    .filter(({ color }) => contrastOf(color, "#FFFFFF") < 4.5)
    .map(({ text }) => text);
}
