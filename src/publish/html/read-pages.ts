import { readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  findElements,
  parseFragment,
  readAttribute,
} from "../../lib/html/html-tree";

export type BuiltPage = NonNullable<ReturnType<typeof parseBuiltPage>>;

/** Reads the finished pages without `noindex`. Throws if a page has no main content or no title. */
export async function readPages(publicDir: string, paths: readonly string[]) {
  const pages: BuiltPage[] = [];
  const ownPaths = paths.filter((path) => !path.endsWith(".html"));
  for (const path of ownPaths.toSorted()) {
    const file = join(publicDir, path, "index.html");
    const page = parseBuiltPage(path, await readFile(file, "utf8"));
    if (page) pages.push(page);
  }
  return pages;
}

function parseBuiltPage(path: string, html: string) {
  const head = readHead(html);
  if (head("name", "robots", "content")?.includes("noindex")) return undefined;
  const [main] = /<main[ >][^]*<\/main>/.exec(html) ?? [];
  const url = head("rel", "canonical", "href");
  const title = head("property", "og:title", "content");
  const description = head("name", "description", "content");
  if (!main || !url || !title || !description)
    throw new Error(
      `${path} has no main content, or no canonical address, title or description`,
    );
  return {
    path,
    url,
    title,
    description,
    main,
  };
}

/** Parses a head without styles and scripts, which are most of it and contain no page data. */
function readHead(html: string) {
  const [head = ""] = html.split("</head>", 1);
  const children = parseFragment(
    head.replace(/<(style|script)\b[^]*?<\/\1>/g, ""),
  );
  return (attribute: string, name: string, value: string) => {
    const found = findElements({ children }).find(
      (each) => readAttribute(each, attribute) === name,
    );
    return found && readAttribute(found, value);
  };
}
