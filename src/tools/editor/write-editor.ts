import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import type { ContentType } from "../../content/content-type";
import { fillTemplate } from "../../content/emit/draft-template";
import { buildEditorConfig } from "../../content/emit/editor-config";
import type { Site } from "../../content/types/site-settings";
import { indexContent } from "../../content/validate/index-content";
import type { ContentRecord } from "../../content/validate/parse-content";
import { explainHidden } from "../../content/validate/publication";
import { mapValues } from "../../lib/map-values";
import { readToday } from "../../lib/format/today";
import { editorPath } from "../../lib/urls/routes";
import type { NamedValue } from "./markdown-toolbar";

/** The editor waits half a second after a letter before it writes a backup, and a reload or a crash meanwhile would lose words. */
const laterBackup =
  /globalThis\.setTimeout\(\(\)=>\{([\w$]+\([\w$]+\))\},500\)/;

/** Writes the editor to a site's folder if `content/site.yaml` turns it on, or, if `isLocal`, one for the folder on the writer's computer. */
export async function writeEditor(
  publicDir: string,
  types: readonly ContentType[],
  records: readonly ContentRecord[],
  isLocal = false,
): Promise<void> {
  const folder = join(publicDir, editorPath);
  const site = records.find(({ type }) => type.name === "SiteSettings")
    ?.value as Site | undefined;
  const settings = isLocal ? undefined : site?.editor;
  if (!site || (!isLocal && !settings))
    return rm(folder, { recursive: true, force: true });
  const { backend: name, ...repository } = settings ?? {};
  const start = { title: "", slug: "the-slug", today: readToday() };
  const filled = types.map(
    (type) => [type.name, fillTemplate(type, records, start)] as const,
  );
  const templates = filled.filter(([, text]) => text !== "");
  const config = buildEditorConfig(
    types,
    site.brand,
    settings && { name, ...repository },
  );
  const values = {
    CONFIG: config,
    TEMPLATES: Object.fromEntries(templates),
    IS_LOCAL: isLocal,
    // A draft must not be found in the scripts of a published editor.
    ...listTargets(
      types,
      records.filter(({ value }) => isLocal || !explainHidden(value)),
    ),
  };
  const sveltia = `${editorPath}/sveltia/index.js`;
  await build({
    ...{ entryPoints: ["src/tools/editor/start.ts"], outdir: folder },
    ...{ bundle: true, minify: true, format: "esm", target: "es2022" },
    alias: { "@sveltia/cms": sveltia },
    external: [sveltia],
    define: mapValues(values, (value) => JSON.stringify(value)),
  });
  // ES modules, which need no bundler. WebAssembly would convert pictures, which the policy doesn't allow.
  const filter = (file: string) => !/\.(map|wasm)$/.test(file);
  await cp("node_modules/@sveltia/cms/npm", join(folder, "sveltia"), {
    recursive: true,
    filter,
  });
  const editor = join(folder, "sveltia/index.js");
  const code = await readFile(editor, "utf8");
  await writeFile(editor, code.replace(laterBackup, "$1"));
  await writeFile(join(folder, "index.html"), renderPage(name));
}

/** What texts and links can refer to, for the pickers. */
function listTargets(
  types: readonly ContentType[],
  records: readonly ContentRecord[],
) {
  const index = indexContent("content", types, records, []);
  const { variables, anchorsByRoute, bookingLinks } = index;
  const links = [...anchorsByRoute].flatMap(([route, anchors = []]) => [
    route,
    ...[...anchors].map((anchor) => `${route}#${anchor}`),
  ]);
  const values: NamedValue[] = variables
    .names()
    .map((name) => ({ name, value: variables.get(name) ?? "" }));
  return {
    LINKS: [...links.sort(), ...bookingLinks.map((name) => `booking:${name}`)],
    VARIABLES: values,
  };
}

/** The page of the editor, with a content policy that lets it reach its repository's service only. */
function renderPage(backend?: string): string {
  const service = backend
    ? `https://${backend}.com https://api.${backend}.com`
    : "";
  const policy = [
    "default-src 'none';script-src 'self';style-src 'self' 'unsafe-inline';font-src 'self'",
    `img-src 'self' blob: data: ${service && "https:"};connect-src 'self' blob: data: ${service}`,
    `frame-src ${backend ? "blob:" : "'self' blob:"}`,
    "media-src blob:;base-uri 'none';form-action 'none'",
  ].join(";");
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Editor</title>
<script type="module" src="${editorPath}/start.js"></script></head><body></body></html>
`;
}
