import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { watchPage } from "../drive/checks/watch-page";
import { expect, test } from "../drive/shared-page";
import {
  expectSameDocument,
  expectScrollTop,
  goTo,
  markDocument,
  readVisiblePaths,
} from "../drive/navigation";
import { watchRequests } from "../drive/network-faults";
import { PHONE, ONCE, visit } from "../drive/visit";
import { readCases } from "../read/cases";
import { readTitle } from "../read/read-document";
import { findPageRoute, readPageRoutes } from "../read/site-routes";

const routes = readPageRoutes();
const visibleLink = (page: Page, part: string, path: string) =>
  page.locator(`${part} a[href="${path}"]:visible`).first();

test(
  "a link opens the next page without a reload, announces it, and starts at the top",
  PHONE,
  async ({ page }) => {
    const noise = watchPage(page);
    await visit(page, "/");
    await markDocument(page);
    const path = (await readVisiblePaths(page, "footer")).find(
      (each) => each !== "/" && routes.some((route) => route.path === each),
    );
    if (!path) throw new Error("The home page's footer links to no page.");
    const link = visibleLink(page, "footer", path);
    const heading = page.locator("h1");
    const firstHeading = await heading.innerText();
    await link.scrollIntoViewIfNeeded();
    const leftAt = await page.evaluate(() => window.scrollY);
    expect(leftAt, "the footer is below the first screen").toBeGreaterThan(0);
    await link.click();

    await page.waitForURL(path);
    await expect(heading).not.toHaveText(firstHeading);
    await expectSameDocument(page);
    await expect(page.locator("#gatsby-announcer")).toContainText(
      (await heading.textContent()) ?? "no heading",
    );
    const focus = await page.evaluate(
      () =>
        document.activeElement?.contains(document.querySelector("main h1")) &&
        document.activeElement !== document.body,
    );
    expect(focus, "the focus moved to the new page").toBe(true);
    await expectScrollTop(page, 0);

    await page.goBack();
    await page.waitForURL("/");
    await expectScrollTop(page, leftAt, 50);
    await expectSameDocument(page);
    expect(noise).toEqual([]);
  },
);

test(
  "a link in a text opens a page that was loaded when the link came into sight",
  ONCE,
  async ({ page }) => {
    const { from, to } = findTextLink();
    await visit(page, from);
    await markDocument(page);
    const link = page.locator(`main p > a[href="${to}"]`).first();
    await link.scrollIntoViewIfNeeded();
    await page.waitForFunction(
      (path) => window.___loader.loadPageSync(path),
      to,
    );
    const files = watchRequests(page, "files");
    await link.click();
    await expect(page).toHaveTitle(readTitle(findPageRoute(to)));
    await expectSameDocument(page);
    expect(files).not.toContain(`/page-data${to}/page-data.json`);
  },
);

test(
  "pages opened by links have the same styles as when they are loaded",
  ONCE,
  async ({ page }) => {
    const paths = [
      "/pricing",
      "/service",
      readCases()[0]!.path,
      "/best-shopify-themes",
      "/blog",
    ];
    await visit(page, "/test");
    const heading = page.locator("h1");
    for (const path of paths) {
      const before = await heading.textContent();
      await goTo(page, path);
      await expect(heading).not.toHaveText(before ?? "");
    }
    const added = await page.evaluate(readRules, "adoptedStyleSheets" as const);
    const loaded = new Set<string>();
    let html = "";
    for (const path of paths) {
      await page.goto(path);
      html += await page.content();
      for (const rule of await page.evaluate(readRules, "styleSheets" as const))
        loaded.add(rule);
    }
    // Emotion also inserts styles on their own that it has merged into others; no element uses those.
    const activeStyles = added.filter((rule) =>
      html.includes(/\.(s-\w+)/.exec(rule)?.[1] ?? ""),
    );
    expect(activeStyles.length).toBeGreaterThan(300);
    expect(activeStyles.filter((rule) => !loaded.has(rule))).toEqual([]);
  },
);

/** A page, and a page that a link in its Markdown leads to. */
function findTextLink(): { from: string; to: string } {
  for (const { path: from, file } of routes) {
    const links = readFileSync(file, "utf8").matchAll(
      /<p>[^<]*<a href="(\/[^"]*)">/g,
    );
    const to = Array.from(links, ([, link = ""]) => link).find(
      (link) => link !== from && routes.some(({ path }) => path === link),
    );
    if (to) return { from, to };
  }
  throw new Error("No text links to a page.");
}

/** The rules of a page's own styles, or of those added by scripts, each with its conditions. */
function readRules(of: "adoptedStyleSheets" | "styleSheets"): string[] {
  const read = (rules: CSSRuleList, under: string): string[] =>
    Array.from(rules).flatMap((rule) => {
      if (rule instanceof CSSConditionRule)
        return read(rule.cssRules, `${under}${rule.conditionText} `);
      return rule instanceof CSSStyleRule ? `${under}${rule.cssText}` : [];
    });
  return Array.from(document[of], ({ cssRules }) => read(cssRules, "")).flat();
}
