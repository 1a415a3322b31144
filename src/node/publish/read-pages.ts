import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Element, Root } from "hast";
import { findElements, parsePage, readAttribute } from "./html-tree";

/** A page that search engines may keep, as the build has written it. */
export interface BuiltPage {
  /** `/pricing`, without a slash at the end. */
  path: string;
  /** The full address. */
  url: string;
  /** The title without the brand. */
  title: string;
  description: string;
  main: Element;
  /** The newest day that the page shows, YYYY-MM-DD; missing where it shows none. */
  newestDay: string | undefined;
}

/**
 * Reads the finished pages. Those that ask search engines to leave them out are left out here as well, so
 * that sitemap, mirrors and llms.txt can only name what the pages themselves allow.
 * @throws when a page has no main content or does not say what it is.
 */
export async function readPages(publicDir: string, paths: readonly string[]): Promise<BuiltPage[]> {
  const pages = await Promise.all(
    [...paths]
      .sort()
      .filter((path) => !path.endsWith(".html"))
      .map(async (path) => {
        const html = await readFile(join(publicDir, path, "index.html"), "utf8");
        return toBuiltPage(path, parsePage(html));
      }),
  );
  return pages.filter((page) => page !== undefined);
}

function toBuiltPage(path: string, root: Root): BuiltPage | undefined {
  const head = (attribute: string, name: string, value: string) =>
    findElements(root, (element) => readAttribute(element, attribute) === name).map((element) =>
      readAttribute(element, value),
    )[0];
  if (head("name", "robots", "content")?.includes("noindex")) return undefined;
  const [main] = findElements(root, ({ tagName }) => tagName === "main");
  const url = head("rel", "canonical", "href");
  const title = head("property", "og:title", "content");
  const description = head("name", "description", "content");
  if (!main || !url || !title || !description)
    throw new Error(`${path} has no main content, or no canonical address, title or description`);
  return { path, url, title, description, main, newestDay: findNewestDay(main) };
}

function findNewestDay(main: Element): string | undefined {
  return findElements(main, ({ tagName }) => tagName === "time")
    .map((time) => readAttribute(time, "dateTime").slice(0, 10))
    .sort()
    .at(-1);
}
