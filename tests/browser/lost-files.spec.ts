import { expect, type Page, test } from "@playwright/test";
import { watchPage } from "./support/checks/watch-page";
import {
  expectPage,
  expectSameDocument,
  follow,
  goTo,
  markDocument,
} from "./support/navigation";
import {
  alterJson,
  damageNetwork,
  watchRequests,
  repair,
} from "./support/network";
import { ONCE, saveData, visit, waitForHydration } from "./support/visit";

// A request that still waits would fail when the page closes.
test.afterEach(({ page }) => repair(page));

const blogData = "**/page-data/blog/page-data.json";
const appData = "**/page-data/app-data.json";
const blogTemplate = "**/component---src-view-templates-blog-index-*.js";
const landingTemplate = "**/component---src-view-templates-landing-*.js";
const anyScript = "**/*.js";
const otherBuild = { webpackCompilationHash: "another" };

const faults = ["missing", "answered with HTML", "cut short"] as const;

/** A light page to start from. */
const start = "/about";

test(
  "if a file is missing at the start, the page can be read and its links work",
  ONCE,
  async ({ page }) => {
    await saveData(page);
    const files = watchRequests(page, "files");
    await visit(page, start);
    const words = (await page.locator("main").textContent()) ?? "";
    const needed = files.filter((path) =>
      /\.js$|\/(about\/page|app)-data|\/sq\//.test(path),
    );
    // Each file once, with one kind of damage: to code that reads it, all kinds are the same.
    for (const [at, path] of [...needed, "/*.js"].entries()) {
      const fault = faults[at % faults.length]!;
      await test.step(`${path} ${fault}`, async () => {
        await damageNetwork(page, `**${path}`, fault);
        const answer = page.waitForResponse(`**${path}`);
        await page.goto(start);
        await answer;
        await expect(page.locator("main")).toHaveText(words);
      });
    }
    await follow(page, "/blog");
    await expectPage(page, "/blog");
  },
);

const losses: Record<string, (page: Page) => Promise<void>> = {
  "its data is HTML": (page) =>
    damageNetwork(page, blogData, "answered with HTML"),
  "its data never comes": (page) =>
    damageNetwork(page, blogData, "never there"),
  "its template is missing": (page) =>
    damageNetwork(page, blogTemplate, "missing"),
  "what is known of the build is missing": (page) =>
    damageNetwork(page, appData, "missing"),
  "a new version is published": (page) => alterJson(page, appData, otherBuild),
  "a new version has other templates": (page) =>
    alterJson(page, blogData, { componentChunkName: "component---new" }),
};

for (const [loss, lose] of Object.entries(losses))
  test(
    `a page is loaded as a document, once, if ${loss}`,
    ONCE,
    async ({ page }) => {
      // Otherwise the page would be there before it is pressed.
      await saveData(page);
      await visit(page, start);
      await lose(page);
      const documents = watchRequests(page, "documents");
      await follow(page, "/blog");
      await expectPage(page, "/blog");
      expect(documents).toEqual(["/blog"]);
    },
  );

test(
  "the title is set before the page view is sent, even if the head's script never comes",
  ONCE,
  async ({ page }) => {
    await page.addInitScript(() => {
      const titles: string[] = [];
      const dataLayer = { push: () => titles.push(document.title) };
      Object.assign(window, { dataLayer, titles });
    });
    // Both pages share a template: only the head's script is missing.
    await visit(page, "/process");
    const before = await page.title();
    await damageNetwork(page, anyScript, "never there");
    await follow(page, "/about");
    await expectPage(page, "/about");
    const titles = await page.evaluate(
      () => Reflect.get(window, "titles") as unknown,
    );
    expect(titles).toEqual([before, await page.title()]);
  },
);

test(
  "a second click while a page is loading opens the page clicked last",
  ONCE,
  async ({ page }) => {
    await saveData(page);
    await visit(page, "/");
    await markDocument(page);
    // A page that takes too long is loaded as a document, here when the test says so.
    await page.evaluate(() => {
      const startNow = window.setTimeout.bind(window);
      const late: (() => void)[] = [];
      const start = (task: () => void, delay = 0) => {
        if (delay < 1000) return startNow(task, delay);
        late.push(task);
        return 0;
      };
      Object.assign(window, { setTimeout: start, late });
    });
    await damageNetwork(page, blogData, "never there");
    await follow(page, "/blog");
    await follow(page, "/about");
    await expectPage(page, "/about");
    await page.evaluate(() => {
      for (const task of Reflect.get(window, "late") as (() => void)[]) task();
    });
    await expectPage(page, "/about");
    await expectSameDocument(page);
  },
);

test(
  "going back to a page without its script loads it as a document",
  ONCE,
  async ({ page }) => {
    await visit(page, "/");
    await goTo(page, "/blog");
    await expectPage(page, "/blog");
    await damageNetwork(page, landingTemplate, "missing");
    // A new document has no state of the previous page, which was rendered in the first one.
    await page.reload();
    await waitForHydration(page);
    const documents = watchRequests(page, "documents");
    await page.goBack({ waitUntil: "commit" });
    await expectPage(page, "/");
    expect(new Set(documents)).toEqual(new Set(["/"]));
  },
);

test(
  "HTML that does not match its data, as during a deploy, is reloaded once and not hydrated",
  ONCE,
  async ({ page }) => {
    await alterJson(page, appData, otherBuild);
    const documents = watchRequests(page, "documents");
    await page.goto("/");
    await expect.poll(() => documents).toEqual(["/", "/"]);
    await page.waitForLoadState();
    await expectPage(page, "/");
    await follow(page, "/blog");
    await expectPage(page, "/blog");
    expect(documents.slice(0, 3)).toEqual(["/", "/", "/blog"]);
  },
);

test(
  "without storage and cookies, the site works and nothing fails",
  ONCE,
  async ({ page }) => {
    const noise = watchPage(page);
    await page.addInitScript(() => {
      const get = () => {
        throw new DOMException("blocked", "SecurityError");
      };
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, { get });
      Object.defineProperty(document, "cookie", { get, set: get });
    });
    await visit(page, start);
    await markDocument(page);
    await follow(page, "/blog");
    await expectPage(page, "/blog");
    await page.goBack();
    await expectPage(page, start);
    await expectSameDocument(page);
    expect(noise).toEqual([]);
  },
);

test(
  "offline, a page stays; back online, its links work",
  ONCE,
  async ({ page }) => {
    await saveData(page);
    await visit(page, start);
    await page.context().setOffline(true);
    await expectPage(page, start);
    // The browser shows its offline page, and going back restores the page.
    await follow(page, "/blog");
    await expect(page).toHaveURL(/^chrome-error:/);
    await page.context().setOffline(false);
    await page.goBack();
    await expectPage(page, start);
    await follow(page, "/blog");
    await expectPage(page, "/blog");
  },
);
