import type { Page } from "@playwright/test";
import { extractText } from "unpdf";
import { expect, test } from "../drive/shared-page";
import { switchScriptsOff, visit, WHOLE } from "../drive/visit";
import { readCases } from "../read/cases";
import { contrastOf } from "../read/contrast";
import { readPrinted } from "../read/printed";
import { findMissingWords, splitWords } from "../read/words";

/** One page of each kind, and those with unique widgets: radios, plans, questions, notes, search. */
const PAGES = [
  ...["/", "/pricing", "/service-businesses", "/blog", "/blog/category/ai", "/privacy"],
  ...["/blog/llm-visibility-for-store-brands", "/best-shopify-themes", readCases()[0]!.path],
];

const CONTROLS =
  "[href='#content'], header nav, [popovertarget], footer nav, fieldset:not([data-question]), [role=search], nav ol, summary svg";

for (const path of PAGES)
  test(
    `${path} prints completely, dark on white, with URLs and without controls`,
    WHOLE,
    async ({ page }) => {
      if (path === "/") await comeFromPricing(page);
      else {
        // The search exists only with scripts.
        if (path !== "/blog") await switchScriptsOff(page);
        await visit(page, path);
      }
      await waitForStylesheet(page);
      // Chromium emulates the print medium or a page size, so check both.
      const text = await readPrintedText(page);
      const { words, urls } = readPrinted(path);
      expect.soft(findMissingWords(words, splitWords(text)), "words").toEqual([]);
      const line = text.replace(/\s+/g, "");
      expect
        .soft(
          urls.filter((url) => !line.includes(`(${url})`)),
          "urls",
        )
        .toEqual([]);
      expect.soft(text).not.toMatch(/Skip to content|^Menu$/m);
      // On A5 too, with everything that narrow screens swipe.
      const small = path === "/" ? await readPrintedText(page, "A5") : text;
      expect.soft(findMissingWords(words, splitWords(small)), "words on A5").toEqual([]);

      await page.emulateMedia({ media: "print" });
      expect.soft(await findVisible(page, CONTROLS), "controls").toEqual([]);
      expect.soft(await findFixed(page), "fixed parts").toEqual([]);
      expect.soft(await findFaint(page), "faint words").toEqual([]);
      // On screens, a chosen answer has a background.
      for (const question of await page.locator("[data-question]").all())
        await question.getByRole("radio").first().check({ force: true });
      expect.soft(await findFaint(page), "faint words of answers").toEqual([]);
    },
  );

/** The text of the printed pages, as copied from the PDF. */
async function readPrintedText(page: Page, format: "A4" | "A5" = "A4"): Promise<string> {
  const pdf = await page.pdf({ format });
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
  return text;
}

/** Waits for the print stylesheet, which loads after the page. */
async function waitForStylesheet(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector<HTMLLinkElement>("link[media=print]")?.sheet?.cssRules.length,
  );
}

/** Opened by a link, so that the page's styles were added later. */
async function comeFromPricing(page: Page): Promise<void> {
  await visit(page, "/pricing");
  await page.locator("header a[href='/']").first().click();
  await page.waitForURL("/");
  await expect(page.locator("#dashboard")).toBeVisible();
}

async function findVisible(page: Page, selector: string): Promise<string[]> {
  const parts = await page.locator(selector).filter({ visible: true }).allTextContents();
  return parts.map((text) => text.slice(0, 40));
}

/** Elements printed on every page in the same place. */
async function findFixed(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.body.querySelectorAll("*"))
      .filter((part) => part.checkVisibility() && getComputedStyle(part).position === "fixed")
      .map((part) => part.textContent.trim()),
  );
}

/** Text that is unreadable on white: browsers don't print backgrounds. */
async function findFaint(page: Page): Promise<string[]> {
  const words = await page.evaluate(() =>
    Array.from(document.body.querySelectorAll("*"))
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .filter((part) =>
        [...part.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()),
      )
      .map((part) => ({
        text: part.textContent.slice(0, 40),
        color: getComputedStyle(part).color,
      })),
  );
  return words.filter(({ color }) => contrastOf(color, "#FFFFFF") < 4.5).map(({ text }) => text);
}
