import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Takes Gatsby's scripts off the critical path: the pages are complete without them, so they are fetched
 * once the page has loaded and the browser is idle. Gatsby stitches the scripts into the pages after
 * rendering, which is why the finished files are rewritten. Doing it twice changes nothing.
 */
export async function deferScripts(publicDir: string): Promise<void> {
  const entries = await readdir(publicDir, { recursive: true, withFileTypes: true });
  const pages = entries.filter((entry) => entry.isFile() && entry.name.endsWith(".html"));
  await Promise.all(
    pages.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      const html = await readFile(path, "utf8");
      const deferred = deferScriptsOf(html);
      if (deferred !== html) await writeFile(path, deferred);
    }),
  );
}

const scriptElement = /<script(?=[^>]* src="([^"]+)")[^>]*><\/script>/g;
const preload = /<link(?=[^>]* rel="preload")(?=[^>]* as="(?:script|fetch)")[^>]*>/g;

// Gatsby stitches new scripts into a page that it did not render anew: the loader of the old ones goes.
const loader = /<script>addEventListener\("load",[^<]*\{for\(const src of [^<]*<\/script>/g;

/** One page with its script elements replaced by a loader that adds them when the browser is idle. */
export function deferScriptsOf(html: string): string {
  const sources = [...html.matchAll(scriptElement)].flatMap(([, source]) => source ?? []);
  if (sources.length === 0) return html;
  return html
    .replace(scriptElement, "")
    .replace(preload, "")
    .replace(loader, "")
    .replace("</body>", `<script>${toLoader(sources)}</script></body>`);
}

/** Scripts that are added keep their order with `async` off. Safari has no requestIdleCallback. */
function toLoader(sources: readonly string[]): string {
  return (
    `addEventListener("load",()=>(self.requestIdleCallback||setTimeout)(()=>{` +
    `for(const src of ${JSON.stringify(sources)})` +
    `document.body.append(Object.assign(document.createElement("script"),{src,async:false}))}))`
  );
}
