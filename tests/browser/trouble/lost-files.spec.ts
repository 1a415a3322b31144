import type { Page } from "@playwright/test";
import { watchPage } from "../../drive/checks/watch-page";
import { saveData } from "../../drive/data-saver";
import {
  alterJson,
  damageNetwork,
  repair,
  watchRequests,
} from "../../drive/network-faults";
import { expect, test, undoAfterwards } from "../../drive/shared-page";
import { expectSameDocument, markDocument } from "../../drive/navigation";
import { waitForHydration } from "../../drive/settle";
import { ONCE, visit } from "../../drive/visit";
import { readTitle } from "../../read/read-document";
import { findPageRoute } from "../../read/site-routes";

const blogData = "**/page-data/blog/page-data.json";
const appData = "**/page-data/app-data.json";
const blogTemplate = "**/component---src-view-templates-blog-index-*.js";
const landingTemplate = "**/component---src-view-templates-landing-*.js";
const anyScript = "**/*.js";
const otherBuild = { webpackCompilationHash: "another" };
const newTemplate = { componentChunkName: "component---new" };

const faults = ["missing", "answered with HTML", "cut short"] as const;

/** A light page to start from. */
const start = "/about";

const titleOf = (path: string) => readTitle(findPageRoute(path));

async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]:visible`).first().click();
}

/** Waits for a page's URL, title and text. */
async function expectPage(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle(titleOf(path));
  await expect(page.locator("main h1")).toBeVisible();
}

test(
  "if a file is missing at the start, the page can be read and its links work",
  ONCE,
  async ({ page }) => {
    await saveData(page);
    const files = watchRequests(page, "files");
    await visit(page, start);
    const words = await page.locator("main").textContent();
    const needed = files.filter((path) =>
      /\.js$|\/(about\/page|app)-data|\/sq\//.test(path),
    );
    expect(
      needed.length,
      "start, runtime, React, app, template, data",
    ).toBeGreaterThan(7);
    // Each file once, with one kind of damage: to code that reads it, all kinds are the same.
    const cases = [...needed, anyScript].map(
      (path, at) => [path, faults[at % faults.length]] as const,
    );
    const documents = watchRequests(page, "documents");
    for (const [path, fault = "missing"] of cases) {
      await test.step(`${path} ${fault}`, async () => {
        await damageNetwork(page, `**${path}`, fault);
        const answer = page.waitForResponse(
          path === anyScript ? path : `**${path}`,
        );
        await page.goto(start);
        await answer;
        await expect(page.locator("main")).toHaveText(words ?? "");
        expect(documents.splice(0), "documents").toEqual([start]);
      });
    }
    await follow(page, "/blog");
    await expectPage(page, "/blog");
    expect(documents).toEqual(["/blog"]);
  },
);

const droppedRequests: [
  message: string,
  lose: (page: Page) => Promise<void>,
][] = [
  [
    "its data is HTML",
    (page) => damageNetwork(page, blogData, "answered with HTML"),
  ],
  [
    "its data never comes",
    (page) => damageNetwork(page, blogData, "never there"),
  ],
  [
    "its template is missing",
    (page) => damageNetwork(page, blogTemplate, "missing"),
  ],
  [
    "what is known of the build is missing",
    (page) => damageNetwork(page, appData, "missing"),
  ],
  [
    "a new version is published",
    (page) => alterJson(page, appData, otherBuild),
  ],
  [
    "a new version has other templates",
    (page) => alterJson(page, blogData, newTemplate),
  ],
];

test(
  "a page with a missing file is loaded as a document, once, within 3 s",
  ONCE,
  async ({ page }) => {
    // Otherwise the page would be there before it is pressed.
    await saveData(page);
    for (const [message, lose] of droppedRequests) {
      await test.step(message, async () => {
        await visit(page, start);
        await lose(page);
        const documents = watchRequests(page, "documents");
        await follow(page, "/blog");
        await expectPage(page, "/blog");
        expect(documents).toEqual(["/blog"]);
        await repair(page);
      });
    }
    // One step back is enough, so the page was opened only once.
    await page.goBack();
    await expectPage(page, start);
  },
);

test(
  "the title is set before the page view is sent, even if the head's script fails",
  ONCE,
  async ({ page }) => {
    const script = await page.addInitScript(() => {
      const titles: string[] = [];
      const dataLayer = { push: () => titles.push(document.title) };
      Object.assign(window, { dataLayer, titles });
    });
    undoAfterwards(page, () => script.dispose());
    for (const fault of ["as it is", "never there"] as const) {
      await test.step(`the head's script is ${fault}`, async () => {
        await visit(page, "/process");
        // Both pages share a template: only the head's script is missing.
        if (fault !== "as it is") await damageNetwork(page, anyScript, fault);
        await follow(page, "/about");
        await expectPage(page, "/about");
        const titles = await page.evaluate(
          () => Reflect.get(window, "titles") as unknown,
        );
        expect(titles).toEqual([titleOf("/process"), titleOf("/about")]);
        await repair(page);
      });
    }
  },
);

test(
  "a second click while a page is loading opens the page clicked last",
  ONCE,
  async ({ page }) => {
    await saveData(page);
    await visit(page, "/");
    await markDocument(page);
    await damageNetwork(page, blogData, "never there");
    await follow(page, "/blog");
    await follow(page, "/about");
    await expectPage(page, "/about");
    // After this time, the first click would have loaded a document.
    await page.evaluate(
      () => new Promise((resolve) => setTimeout(resolve, 2_600)),
    );
    await expectPage(page, "/about");
    await expectSameDocument(page);
  },
);

test(
  "going back to a page without its script loads it as a document",
  ONCE,
  async ({ page }) => {
    await visit(page, "/");
    await follow(page, "/blog");
    await expectPage(page, "/blog");
    await damageNetwork(page, landingTemplate, "missing");
    // A new document has no state of the previous page, which was rendered in the first one. Its link to that page is in sight, and from
    // the answer on, Gatsby remembers that the page failed.
    const answer = page.waitForResponse(landingTemplate);
    await page.reload();
    await answer;
    await waitForHydration(page);
    const documents = watchRequests(page, "documents");
    await page.goBack({ waitUntil: "commit" });
    await expectPage(page, "/");
    // Gatsby may also have started to load the document.
    expect(new Set(documents)).toEqual(new Set(["/"]));
  },
);

test(
  "HTML that does not match its data, as during a deploy, is not hydrated",
  ONCE,
  async ({ page }) => {
    await alterJson(page, appData, otherBuild);
    const documents = watchRequests(page, "documents");
    await page.goto("/");
    await expect
      .poll(() => documents, "reloads once, in case the deploy has finished")
      .toEqual(["/", "/"]);
    await page.waitForFunction(hasReloaded);
    // React would have hydrated by then.
    await expect(waitForHydration(page, 1_000)).rejects.toThrow(
      "React does not run the page",
    );
    await expectPage(page, "/");
    await follow(page, "/blog");
    await expectPage(page, "/blog");
  },
);

test(
  "without storage and cookies, the site works and nothing fails",
  ONCE,
  async ({ page }) => {
    const noise = watchPage(page);
    const script = await page.addInitScript(() => {
      const get = () => {
        throw new DOMException("blocked", "SecurityError");
      };
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, { get });
      Object.defineProperty(document, "cookie", { get, set: get });
    });
    undoAfterwards(page, async () => {
      await script.dispose();
      await page.goto("about:blank");
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
    const errors: string[] = [];
    const note = (error: Error) => errors.push(error.message);
    page.on("pageerror", note);
    undoAfterwards(page, () => page.off("pageerror", note));
    undoAfterwards(page, () => page.context().setOffline(false));
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
    expect(errors).toEqual([]);
  },
);

function hasReloaded(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  const isReload =
    entry instanceof PerformanceNavigationTiming && entry.type === "reload";
  return isReload && document.readyState === "complete";
}
