import { cp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import type { ContentType } from "../content/content-type";
import { fillTemplate } from "../content/templates/draft-template";
import { buildEditorConfig } from "./editor-config";
import type { Site } from "../content/types/site-settings";
import { indexContent } from "../content/validate/index-content";
import type { ContentRecord } from "../content/validate/parse-content";
import { explainHidden } from "../content/validate/publication";
import { mapValues } from "../lib/map-values";
import { readToday } from "../lib/format/today";
import { editorPath } from "../lib/urls/routes";
import type { NamedValue } from "./body-components";

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
  await rm(folder, { recursive: true, force: true });
  if (!site || (!isLocal && !settings)) return;
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
    TIME_ZONE: site.timeZone,
    // A draft must not be found in the scripts of a published editor.
    VARIABLES: listVariables(
      types,
      records.filter(({ value }) => isLocal || !explainHidden(value)),
    ),
  };
  await build({
    entryPoints: ["src/editor/start.ts"],
    outdir: folder,
    bundle: true,
    splitting: true,
    minify: true,
    format: "esm",
    target: "es2022",
    // Languages and themes of highlighted code are 300 files.
    external: ["@shikijs/*"],
    define: mapValues(values, (value) => JSON.stringify(value)),
  });
  // WebAssembly would convert pictures, which the policy doesn't allow.
  await cp("node_modules/@sveltia/cms/npm/assets", join(folder, "assets"), {
    recursive: true,
    filter: (file) => !/\.(map|wasm)$/.test(file),
  });
  await writeFile(join(folder, "index.html"), renderPage(name));
}

/** What texts can refer to, for the picker. */
function listVariables(
  types: readonly ContentType[],
  records: readonly ContentRecord[],
): NamedValue[] {
  const { variables } = indexContent("content", types, records, []);
  return variables
    .names()
    .map((name) => ({ name, value: variables.get(name) ?? "" }));
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
