import type { Page } from "@playwright/test";
import { translatePage } from "../../../src/test-support/translate-page";
import { watchPage } from "../../drive/checks/watch-page";
import { openWidgets } from "../../drive/checks/widgets";
import { expectSameDocument, goTo, markDocument } from "../../drive/navigation";
import { watchRequests } from "../../drive/network-faults";
import { expect, test } from "../../drive/shared-page";
import { waitForHydration } from "../../drive/settle";
import { ONCE, visit } from "../../drive/visit";
import { readTitle } from "../../read/read-document";
import { readPageRoutes, readTemplate } from "../../read/site-routes";

/** Waits for scripts, which may not start React. */
async function open(page: Page, path: string): Promise<string> {
  await page.goto(path);
  const words = await page.locator("body").innerText();
  await page.waitForFunction(() => "___loader" in window);
  await waitForHydration(page, 500).catch(() => undefined);
  return words;
}

async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]:visible`).first().click();
  await expect(page).toHaveURL(path);
  await expect(page.locator("main h1")).toBeVisible();
}

test(
  "a page stays with a hash that can't be decoded",
  ONCE,
  async ({ page }) => {
    for (const hash of ["#%", "#50%", "#%ff"]) {
      await page.goto("about:blank");
      await visit(page, `/pricing${hash}`);
      await expect(page.locator("main h1"), hash).toBeVisible();
    }
    await page.evaluate(() => location.assign("#%E0%A4%A"));
    await expect(page.locator("main h1")).toBeVisible();
    await goTo(page, "/about#%");
    await expect(page.locator("main h1")).toBeVisible();
    await follow(page, "/blog");
  },
);

test(
  "an unknown path keeps the not-found page, even if Gatsby reads it as a page's path",
  ONCE,
  async ({ page }) => {
    // Gatsby's router fails with the last two.
    const paths = [
      "/pricing%3Futm_source=mail",
      "/about%23team",
      "/blog%2F",
      "/:uri",
      "/blog/%0A",
    ];
    for (const path of paths) {
      const words = await open(page, path);
      expect(await page.locator("body").innerText(), path).toBe(words);
    }
    await follow(page, "/blog");
  },
);

test("a link to such a path loads the document", ONCE, async ({ page }) => {
  for (const path of ["/pricing%3Fplan", "/about%23team", "/100%"]) {
    await visit(page, "/about");
    const documents = watchRequests(page, "documents");
    await page.evaluate((to) => {
      window.___navigate(to);
    }, path);
    await expect.poll(() => documents).toEqual([path]);
    await expect(page.locator("main h1"), path).toBeVisible();
  }
});

test(
  "a page stays after an error in React, and its links load documents",
  ONCE,
  async ({ page }) => {
    await visit(page, "/blog");
    await breakReact(page);
    await expect(page.locator("main h1")).toBeVisible();
    const documents = watchRequests(page, "documents");
    await follow(page, "/pricing");
    expect(documents).toEqual(["/pricing"]);
  },
);

test(
  "a page that a link opened is loaded again after an error in React",
  ONCE,
  async ({ page }) => {
    await visit(page, "/about");
    await follow(page, "/blog");
    const documents = watchRequests(page, "documents");
    await breakReact(page);
    await expect.poll(() => documents).toEqual(["/blog"]);
    await expect(page.locator("main article").first()).toBeVisible();
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
  "a translated page opens all kinds of pages under its own policy, and their controls work when translated",
  ONCE,
  async ({ page }) => {
    const noise = watchPage(page);
    await visit(page, "/");
    await markDocument(page);
    const routes = readPageRoutes();
    const templates = new Map(
      routes.map((route) => [readTemplate(route.path), route]),
    );
    const everySection = routes.filter(({ path }) => path === "/every-section");
    for (const route of [...templates.values(), ...everySection]) {
      await page.evaluate(translatePage);
      await goTo(page, route.path);
      await expect(page).toHaveTitle(readTitle(route));
      await page.evaluate(translatePage);
      await useControls(page, route.path);
    }
    await expectSameDocument(page);
    expect(noise).toEqual([]);
  },
);

async function useControls(page: Page, path: string): Promise<void> {
  await openWidgets(page);
  for (const slider of await page.getByRole("slider").all()) {
    await slider.press("Home");
    const first = await page.locator("main").innerText();
    await slider.press("End");
    await expect
      .poll(() => page.locator("main").innerText(), path)
      .not.toBe(first);
  }
  for (const field of await page.getByRole("searchbox").all()) {
    await field.fill("no such post");
    await expect(page.locator("main article")).toHaveCount(0);
    await field.fill("");
    await expect(page.locator("main article").first()).toBeVisible();
  }
}
