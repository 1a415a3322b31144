import { cp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import type { ContentType } from "../content/content-type";
import { fillTemplate, hasTemplate } from "../content/emit/draft-template";
import { buildEditorConfig } from "../content/emit/editor-config";
import type { Site } from "../content/types/site-settings";
import type { ContentRecord } from "../content/validate/parse-content";
import { readToday } from "../site/format/today";
import { editorPath } from "../site/urls/routes";

/** Adds the editor to a built site. */
export async function writeEditor(
  publicDir: string,
  types: readonly ContentType[],
  records: readonly ContentRecord[],
  settings: EditorSettings,
): Promise<void> {
  const folder = join(publicDir, editorPath);
  const filter = (file: string) => !file.endsWith(".map");
  await cp(sveltiaDir, join(folder, "sveltia"), { recursive: true, filter });
  await writeFile(join(folder, "index.html"), renderEditorPage(settings));
  await writeFile(join(folder, "start.js"), await bundleEditor(types, records, settings));
}

/** Sveltia CMS as ES modules, which are served unchanged. */
export const sveltiaDir = join(process.cwd(), "node_modules/@sveltia/cms/npm");

type EditorSettings = NonNullable<Site["editor"]>;

/** The editor's script. Without settings, it edits a folder on the writer's computer. */
export async function bundleEditor(
  types: readonly ContentType[],
  records: readonly ContentRecord[],
  settings?: EditorSettings,
): Promise<string> {
  const site = records.find(({ type }) => type.name === "SiteSettings")?.value;
  const start = { title: "", slug: "the-slug", today: readToday() };
  const templates = types
    .filter(hasTemplate)
    .map((type) => [type.name, fillTemplate(type, records, start)]);
  const editor = {
    isLocal: settings === undefined,
    config: buildEditorConfig(types, String(site?.["brand"]), settings && buildBackend(settings)),
    templates: Object.fromEntries(templates) as object,
  };
  const sveltia = `${editorPath}/sveltia/index.js`;
  const bundle = await build({
    entryPoints: [join(process.cwd(), "src/editor/start.ts")],
    ...{ bundle: true, write: false, minify: true, format: "esm", target: "es2022" },
    alias: { "@sveltia/cms": sveltia },
    external: [sveltia],
    define: { EDITOR: JSON.stringify(editor) },
  });
  return bundle.outputFiles[0]?.text ?? "";
}

/** Without an application to sign in with, writers sign in with an access token. */
function buildBackend({ backend, repo, branch, signIn }: EditorSettings) {
  const application =
    backend === "github" ? { base_url: signIn } : { auth_type: "pkce", app_id: signIn };
  return { name: backend, repo, branch, ...(signIn ? application : { auth_methods: ["token"] }) };
}

const hosts = {
  github: { api: "https://api.github.com", avatars: "https://avatars.githubusercontent.com" },
  gitlab: { api: "https://gitlab.com", avatars: "https://gitlab.com https://secure.gravatar.com" },
};

/** The page of the editor, with a content policy that lets it reach its repository's service only. */
export function renderEditorPage(settings?: EditorSettings): string {
  const { api, avatars } = settings ? hosts[settings.backend] : { api: "", avatars: "" };
  const policy = [
    "default-src 'none';script-src 'self';style-src 'self' 'unsafe-inline';font-src 'self'",
    `img-src 'self' blob: data: ${avatars};connect-src 'self' blob: data: ${api}`,
    "frame-src blob:;media-src blob:;base-uri 'none';form-action 'none'",
  ].join(";");
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Editor</title>
<script type="module" src="${editorPath}/start.js"></script></head><body></body></html>
`;
}
