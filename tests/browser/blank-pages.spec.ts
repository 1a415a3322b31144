import { expect, type Page, test } from "@playwright/test";
import { translatePage } from "../../src/test-support/translate-page";
import { watchPage } from "./support/checks/watch-page";
import { openWidgets } from "./support/checks/widgets";
import {
  expectPage,
  expectSameDocument,
  follow,
  goTo,
  markDocument,
} from "./support/navigation";
import { watchRequests } from "./support/network";
import { ONCE, visit } from "./support/visit";
import { readPageRoutes, readTemplate } from "../read/site-routes";

test(
  "a page stays with a hash that can't be decoded",
  ONCE,
  async ({ page }) => {
    for (const hash of ["#%", "#%ff"]) {
      await page.goto("about:blank");
      await visit(page, `/pricing${hash}`);
      await expect(page.locator("main h1"), hash).toBeVisible();
    }
    await goTo(page, "/about#%");
    await expect(page.locator("main h1")).toBeVisible();
    await follow(page, "/blog");
    await expectPage(page, "/blog");
  },
);

test(
  "an unknown path keeps the not-found page, even if Gatsby reads it as a page's path",
  ONCE,
  async ({ page }) => {
    // Gatsby's router fails with the last two.
    const paths = ["/pricing%3Futm_source=mail", "/about%23team"];
    for (const path of [...paths, "/:uri", "/blog/%0A"]) {
      await page.goto(path);
      const words = await readWords(page);
      await page.waitForFunction(() => "___loader" in window);
      await page.evaluate(
        () => new Promise((resolve) => requestIdleCallback(resolve)),
      );
      expect(await readWords(page), path).toBe(words);
    }
    await follow(page, "/blog");
    await expectPage(page, "/blog");
  },
);

async function readWords(page: Page): Promise<string> {
  return page.evaluate(() => {
    // Text that the browser skips until it comes near is not read.
    document.documentElement.dataset["whole"] = "";
    return document.body.innerText;
  });
}

test("a link to such a path loads the document", ONCE, async ({ page }) => {
  for (const path of ["/pricing%3Fplan", "/about%23team"]) {
    await visit(page, "/about");
    const documents = watchRequests(page, "documents");
    await page.evaluate((to) => {
      window.___navigate(to);
    }, path);
    await expect.poll(() => documents).toEqual([path]);
    await expect(page.locator("main h1"), path).toBeVisible();
  }
});

for (const isOpenedByLink of [false, true])
  test(
    `after an error in React, a page ${isOpenedByLink ? "that a link opened is loaded again" : "stays, and its links load documents"}`,
    ONCE,
    async ({ page }) => {
      await visit(page, isOpenedByLink ? "/about" : "/blog");
      if (isOpenedByLink) await follow(page, "/blog");
      await expectPage(page, "/blog");
      const documents = watchRequests(page, "documents");
      await breakReact(page);
      if (isOpenedByLink) await expect.poll(() => documents).toEqual(["/blog"]);
      await expectPage(page, "/blog");
      documents.length = 0;
      await follow(page, "/pricing");
      await expectPage(page, "/pricing");
      if (!isOpenedByLink) expect(documents).toEqual(["/pricing"]);
    },
  );

/** Makes React remove a post that is no longer there. */
async function breakReact(page: Page): Promise<void> {
  await page.evaluate(() =>
    document.querySelector("main li:has(article)")?.remove(),
  );
  const error = page.waitForEvent("pageerror");
  await page.getByRole("searchbox").fill("no such post");
  expect((await error).message).toContain("removeChild");
}

test(
  "a translated page opens all kinds of pages under its own policy, and their controls work",
  ONCE,
  async ({ page }) => {
    const noise = watchPage(page);
    await visit(page, "/");
    await markDocument(page);
    const paths = readPageRoutes().map(({ path }) => path);
    const samples = new Map(paths.map((path) => [readTemplate(path), path]));
    for (const path of [...samples.values(), "/every-section", "/blog"]) {
      await page.evaluate(translatePage);
      await goTo(page, path);
      await expectPage(page, path);
      await page.evaluate(translatePage);
      await openWidgets(page);
    }
    await page.getByRole("searchbox").fill("no such post");
    await expect(page.locator("main article")).toHaveCount(0);
    await expectSameDocument(page);
    expect(noise).toEqual([]);
  },
);
