import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import {
  editCopied,
  readCopied,
  readCopiedBytes,
  removeCopied,
  writeCopied,
} from "./support/copied-files";
import { watchedPages } from "./support/errors";
import type { ContentError } from "./support/errors";
import { findPanel } from "./support/planted-errors";

/** In milliseconds: by then, the page would show a save that Gatsby picked up. */
const SETTLED = 1000;

interface OpenPage {
  page: Page;
  /** False once the page lost its content or reloaded. */
  isWhole: () => Promise<boolean>;
}

const opened: OpenPage[] = [];
const saved = new Map<string, Buffer>();

test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ browser }) => {
  // Gatsby creates each page on its first request.
  test.setTimeout(180_000);
  for (const { path, file, text, rounds } of watchedPages) {
    for (const each of [file, ...rounds.flat().map(([each]) => each)])
      saved.set(each, readCopiedBytes(each));
    // Separate contexts: browsers open six connections to a server, and each page of `develop` uses two.
    const page = await (await browser.newContext()).newPage();
    await page.goto(path);
    await expect(page.getByRole("main")).toContainText(text);
    await expect(findPanel(page)).toBeEmpty();
    opened.push({ page, isWhole: await watch(page, text) });
  }
});

test.afterAll(() => {
  for (const [file, text] of saved) writeCopied(file, text);
});

const count = Math.max(...watchedPages.map(({ rounds }) => rounds.length));
for (let round = 0; round < count; round += 1) {
  const current = watchedPages.flatMap(({ rounds, ...watched }, place) => {
    const errors = rounds[round];
    return errors ? [{ ...watched, errors, place }] : [];
  });
  const fields = current.flatMap(({ errors }) =>
    errors.map(([, , , field]) => field),
  );

  test(`pages keep their content, and update after the fix: ${fields.join()}`, async () => {
    const written = current.flatMap(({ errors, place }) =>
      errors.map((error) => ({
        place,
        field: error[3],
        at: writeError(error),
      })),
    );
    for (const { place, field, at } of written) {
      const { page } = opened[place]!;
      const item = findPanel(page)
        .getByRole("listitem")
        .filter({ has: page.getByText(field, { exact: true }) })
        .filter({ hasText: at });
      await expect(item).toHaveCount(1);
      await expect(item.getByRole("paragraph").last()).not.toBeEmpty();
    }
    await opened[0]!.page.waitForTimeout(SETTLED);
    for (const { place } of current)
      expect(await opened[place]!.isWhole()).toBe(true);

    const mark = `(fixed ${round})`;
    for (const { errors } of current)
      for (const [file] of errors) writeCopied(file, saved.get(file)!);
    for (const { file, text } of current)
      writeCopied(
        file,
        saved.get(file)!.toString().replace(text, `${text} ${mark}`),
      );
    for (const { place, text } of current) {
      const { page, isWhole } = opened[place]!;
      await expect(page.getByRole("main")).toContainText(`${text} ${mark}`);
      await expect(findPanel(page)).toBeEmpty();
      expect(await isWhole()).toBe(true);
    }
  });
}

test("after changes, unknown paths still have the site's own page", async ({
  request,
}) => {
  const response = await request.get("/page-data/404.html/page-data.json");
  expect(response.status()).toBe(200);
});

/** Writes an error into a file and returns the location where it must be reported. */
function writeError([file, from, to, , at]: ContentError): string {
  const text = readCopied(file);
  if (to === null) removeCopied(file);
  else if (from === null) writeCopied(file, to);
  else editCopied(file, from, to);
  const before = text.slice(0, text.indexOf(from ?? ""));
  // A text that starts with a line break changes the next line.
  const line = before.split("\n").length + (from?.startsWith("\n") ? 1 : 0);
  return at ?? `${file}:${line}:`;
}

/** Checks twenty times a second that the page has its heading and text, and has not reloaded. */
async function watch(
  page: Page,
  text: string,
): Promise<() => Promise<boolean>> {
  await page.evaluate((expected) => {
    const state = Object.assign(window, { isWhole: true });
    setInterval(() => {
      const main = document.querySelector("main");
      if (!main?.querySelector("h1") || !main.textContent.includes(expected))
        state.isWhole = false;
    }, 50);
  }, text);
  return () =>
    page.evaluate(() => "isWhole" in window && window.isWhole === true);
}
