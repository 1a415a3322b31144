import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { forEachLimited, listNames } from "../../lib/files/list-files";
import { writeFiles } from "../../lib/files/write-files";
import type { TrackerKind } from "../../lib/tracking";
import { addPolicy } from "../hosts/content-policy";
import { hash } from "node:crypto";
import { printStylesheetPath } from "../../lib/urls/routes";
import { formatFontSource, webFonts } from "../../lib/web-fonts";

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

/** Scripts except structured data, which has a type; what Gatsby preloads for its own, as only preloads have `as`; and its version. */
const gatsbyElements =
  /<script(?![^>]* type=)[^]*?<\/script>|<link[^>]* as="(?:script|fetch)"[^>]*>|<meta name="generator"[^>]*>/g;

/** A page with a loader instead of its scripts, and the file that the loader imports. */
export function deferScriptsOf(
  stitched: string,
  trackers?: readonly TrackerKind[],
) {
  const removed = stitched.match(gatsbyElements)?.join("") ?? "";
  const read = (value: RegExp) =>
    Array.from(removed.matchAll(value), ([, found = ""]) => found);
  const sources = read(/ src="([^"]+)"/g);
  if (sources.length === 0) return { html: stitched };
  // Only Gatsby's own prefetch reads the mapping of chunks (gatsby-browser.tsx).
  const globals = read(/(window\.___(?!chunkMapping)[^;<]+)/g);
  // Gatsby adds new scripts to a page that it did not render again: its path is in the loader of the earlier build.
  const [path = ""] = read(/(?:pagePath|data-path)="([^"]*)"/g);
  const start = buildStartScript(globals, sources);
  const loader = buildLoader(path, start.path);
  const html = stitched
    .replace(gatsbyElements, "")
    .replace("</body>", () => `${loader}</body>`);
  return { html: addPolicy(html, trackers), start };
}

/** The only inline script, identical on every page, so that one hash allows it. Slow phones take 100 ms to show the first frame. */
const loaderCode = `{let{path,start}=document.currentScript.dataset;pagePath=path;addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(()=>import(start),100)))}`;

/** @param path the page's own path, which Gatsby compares with the URL */
const buildLoader = (path: string, start: string) =>
  `<script data-path="${path}" data-start="${start}">${loaderCode}</script>`;

const fontFaces = webFonts.map((font) => [
  font.family,
  formatFontSource(font),
  { weight: font.weight },
]);

/** Shows all fonts at once: one layout in place of one for each. Those that are missing keep their fallback. */
const loadFonts =
  `Promise.all(${JSON.stringify(fontFaces)}.map(face=>new FontFace(...face)).map(face=>face.load().catch(()=>face)))` +
  `.then(faces=>faces.forEach(face=>document.fonts.add(face)));`;

const printStylesheet = {
  rel: "stylesheet",
  href: printStylesheetPath,
  media: "print",
};

/**
 * Adds the fonts, the print stylesheet, Gatsby's globals, and the scripts, whose order `async = false` keeps.
 * In the HTML, they would compete with the first picture on slow connections.
 */
function buildStartScript(
  globals: readonly string[],
  sources: readonly string[],
) {
  const code =
    loadFonts +
    `document.head.append(Object.assign(document.createElement("link"),${JSON.stringify(printStylesheet)}));` +
    globals.map((assignment) => `${assignment};`).join("") +
    `for(const src of ${JSON.stringify(sources)})` +
    `document.body.append(Object.assign(document.createElement("script"),{src,async:false}));`;
  const name = `start-${hash("sha256", code).slice(0, 8)}.js`;
  return { path: `/static/${name}`, code };
}
