import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { forEachLimited, listNames } from "../../lib/files/list-files";
import { writeFiles } from "../../lib/files/write-files";
import type { TrackerKind } from "../../lib/tracking";
import { addPolicy } from "../hosts/content-policy";
import { createHash } from "node:crypto";
import { printStylesheetPath } from "../../lib/urls/routes";

/** Loads Gatsby's scripts after the first paint. Gatsby adds them after rendering, so this rewrites finished files; it is idempotent. */
export async function deferScripts(
  publicDir: string,
  trackers?: readonly TrackerKind[],
): Promise<void> {
  const names = await listNames(publicDir);
  // The next build compares Gatsby's slice of scripts: if it had changed, every page would be written again.
  const pages = names.filter(
    (name) => name.endsWith(".html") && !name.startsWith("_gatsby/"),
  );
  const starts = new Map<string, string>();
  await forEachLimited(pages, async (name) => {
    const stitched = await readFile(join(publicDir, name), "utf8");
    const { html, start } = deferScriptsOf(stitched, trackers);
    if (!start) return;
    starts.set(start.path, start.code);
    await writeFiles(publicDir, { [name]: html });
  });
  await writeFiles(publicDir, Object.fromEntries(starts));
}

const scriptElement = /<script[^>]* src="([^"]+)"[^>]*><\/script>/g;
// Only preloads have `as`.
const preload = /<link[^>]* as="(?:script|fetch)"[^>]*>/g;

// Each template's chunks and the build's hash, which are the same on every page.
const globalElement = /\s*<script[^>]*>\s*(window\.___[^<]*)<\/script>\s*/g;

const xmlComment = /\/\*(<!\[CDATA\[|\]\]>)\*\//g;
const pathElement =
  /<script id="gatsby-script-loader">window\.pagePath="([^"]*)";<\/script>/g;
const generator = /<meta name="generator"[^>]*>/g;

/** A page with a loader instead of its scripts, and the file that the loader imports. */
export function deferScriptsOf(
  stitched: string,
  trackers?: readonly TrackerKind[],
) {
  const html = stitched.replace(xmlComment, "");
  const read = (element: RegExp) =>
    Array.from(html.matchAll(element), ([, own = ""]) => own);
  const sources = read(scriptElement);
  if (sources.length === 0) return { html: stitched };
  // Only Gatsby's own prefetch reads the mapping (src/browser/prefetch-pages.ts).
  const globals = read(globalElement).filter(
    (each) => !each.includes("___chunkMapping"),
  );
  const start = buildStartScript(globals, sources);
  const [path = ""] = [...read(pathElement), ...read(loaderElement)];
  const removed = [
    scriptElement,
    globalElement,
    preload,
    pathElement,
    loaderElement,
    generator,
  ];
  const bare = removed.reduce(
    (page, element) => page.replace(element, ""),
    html,
  );
  const loaded = bare.replace(
    "</body>",
    () => `${buildLoader(path, start.path)}</body>`,
  );
  return { html: addPolicy(loaded, trackers), start };
}

/** The only inline script, identical on every page, so that one hash allows it. Slow phones take 100 ms to show the first frame. */
const loader = `{let{path,start}=document.currentScript.dataset;pagePath=path;addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(()=>import(start),100)))}`;

/** @param path the page's own path, which Gatsby compares with the URL */
const buildLoader = (path: string, start: string) =>
  `<script data-path="${path}" data-start="${start}">${loader}</script>`;

/** Gatsby can add new scripts to a page that it did not render again: this removes the old loader. */
const loaderElement = /<script data-path="([^"]*)"[^>]*>[^<]*<\/script>/g;

// Anywhere in the HTML it would compete with the first picture on slow connections.
const printStylesheet = {
  rel: "stylesheet",
  href: printStylesheetPath,
  media: "print",
};

/** Adds the print stylesheet, Gatsby's globals, and the scripts, whose order `async = false` keeps. */
function buildStartScript(
  globals: readonly string[],
  sources: readonly string[],
) {
  const code =
    `document.head.append(Object.assign(document.createElement("link"),${JSON.stringify(printStylesheet)}));` +
    globals
      .map((assignment) => `${assignment.trim().replace(/;*$/, "")};`)
      .join("") +
    `for(const src of ${JSON.stringify(sources)})` +
    `document.body.append(Object.assign(document.createElement("script"),{src,async:false}));`;
  const hash = createHash("sha256").update(code).digest("hex").slice(0, 8);
  return { path: `/start-${hash}.js`, code };
}
