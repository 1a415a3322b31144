import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { listFiles } from "../../hosting/list-files";
import type { TrackerKind } from "../../site/tracking";
import { addPolicy } from "./add-policy";
import { loaderElement, toLoaderElement } from "./loader";
import { toStartScript } from "./start-script";
import type { StartScript } from "./start-script";

/**
 * Takes Gatsby's scripts off the critical path: the pages are complete without them, so they are fetched
 * once the page has loaded and stands on the screen. Gatsby stitches the scripts into the pages after
 * rendering, which is why the finished files are rewritten. Doing it twice changes nothing.
 * @param trackers those that the policy of each page allows
 */
export async function deferScripts(
  publicDir: string,
  trackers?: readonly TrackerKind[],
): Promise<void> {
  const files = await listFiles(publicDir);
  const pages = files.filter((path) => path.endsWith(".html"));
  const starts = new Map<string, string>();
  await Promise.all(
    pages.map(async (path) => {
      const { html, start } = deferScriptsOf(await readFile(path, "utf8"), trackers);
      if (!start) return;
      starts.set(start.path, start.code);
      // A build that is interrupted must not leave a page without its end: the next one would not make it anew.
      await writeFile(`${path}.new`, html);
      await rename(`${path}.new`, path);
    }),
  );
  await Promise.all([...starts].map(([path, code]) => writeFile(join(publicDir, path), code)));
}

const scriptElement = /<script(?=[^>]* src="([^"]+)")[^>]*><\/script>/g;
const preload = /<link(?=[^>]* rel="preload")(?=[^>]* as="(?:script|fetch)")[^>]*>/g;

// Which chunks each template has, and the build that the page belongs to: the same on every page.
const globalElement =
  /\s*<script(?:\s+id="gatsby-chunk-mapping")?\s*>\s*(window\.___[^<]*)<\/script>\s*/g;

// HTML never needed it.
const xmlComment = /\/\*(<!\[CDATA\[|\]\]>)\*\//g;

const pathElement = /<script id="gatsby-script-loader">window\.pagePath="([^"]*)";<\/script>/g;

// No browser or visitor reads which software made a page.
const generator = /<meta name="generator"[^>]*>/g;

interface DeferredPage {
  html: string;
  /** Missing where the page had no scripts of Gatsby's, or has them deferred already. */
  start?: StartScript;
}

/** One page with its script elements replaced by a loader that fetches them once the page is painted. */
export function deferScriptsOf(stitched: string, trackers?: readonly TrackerKind[]): DeferredPage {
  const html = stitched.replace(xmlComment, "");
  const sources = [...html.matchAll(scriptElement)].flatMap(([, source]) => source ?? []);
  if (sources.length === 0) return { html: stitched };
  const globals = [...html.matchAll(globalElement)].flatMap(([, assignment]) => assignment ?? []);
  const start = toStartScript(globals, sources);
  const [path = ""] = [pathElement, loaderElement].flatMap((element) =>
    Array.from(html.matchAll(element), ([, own = ""]) => own),
  );
  const bare = [
    scriptElement,
    globalElement,
    preload,
    pathElement,
    loaderElement,
    generator,
  ].reduce((page, element) => page.replace(element, ""), html);
  const loaded = bare.replace("</body>", () => `${toLoaderElement(path, start.path)}</body>`);
  return { html: addPolicy(loaded, trackers), start };
}
