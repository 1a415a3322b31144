import { existsSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { readBuiltPage } from "../read/built-page";
import { readDocument } from "../read/read-document";
import { SITE_DIR } from "../read/settings";
import { hasSiteFile, readSiteFile } from "../read/site-file";
import { readPageRoutes } from "../read/site-routes";
import {
  findMissingWords,
  readMarkdownWords,
  readPageWords,
} from "../read/words";

/** Share of words that a page or its version may lack: a version repeats the names of a switch's states. */
const MAX_DIFFERENCE = 0.06;

test.each(readPageRoutes())("Markdown version of $path", (route) => {
  const file = route.path === "/" ? "/index.md" : `${route.path}.md`;
  const { links, metas, canonicals } = readBuiltPage(route);
  const named = links.filter(
    ({ rel, value }) => rel === "alternate" && value.endsWith(".md"),
  );
  expect(named.map(({ value }) => value)).toEqual(
    route.indexable ? [file] : [],
  );
  expect(existsSync(path.join(SITE_DIR, file))).toBe(route.indexable);
  if (!route.indexable) return;

  const markdown = readSiteFile(file);
  expect(parse(markdown.split("---\n")[1] ?? "")).toEqual({
    title: metas["og:title"]?.[0],
    description: metas["description"]?.[0],
    url: canonicals[0],
  });
  expect(markdown.match(/^# .+$/gm)).toHaveLength(1);

  const words = readPageWords(readDocument(route));
  const written = readMarkdownWords(markdown);
  // On a short page, a few words exceed the share.
  const most = Math.max(words.length * MAX_DIFFERENCE, 8);
  expect(findMissingWords(words, written).length).toBeLessThanOrEqual(most);
  expect(findMissingWords(written, words).length).toBeLessThanOrEqual(most);

  const { origin } = new URL(canonicals[0] ?? "");
  const targets = Array.from(
    markdown.matchAll(/\]\(((?!mailto:)[^)\s]*)\)/g),
    ([, target = ""]) => target,
  );
  const lost = targets.filter(
    (target) =>
      !URL.canParse(target) ||
      (new URL(target).origin === origin &&
        !hasSiteFile(new URL(target).pathname)),
  );
  expect(lost).toEqual([]);
});
