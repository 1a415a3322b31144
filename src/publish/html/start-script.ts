import { createHash } from "node:crypto";
import { machineFiles } from "../../site/routes";
import { loadFont } from "../../site/web-font";

/** What starts a page's scripts, in a file of its own: pages that start alike share it. */
export interface StartScript {
  /** Its path below `public/`, named by its content. */
  path: string;
  code: string;
}

// In the head of the HTML it would be fetched before the first picture, and cost the largest paint a round trip (150 ms).
const nameManifest =
  `document.head.append(Object.assign(document.createElement("link"),` +
  `{rel:"manifest",href:${JSON.stringify(machineFiles.manifest)}}));`;

/** Fetches the font, names the manifest, sets what Gatsby keeps in globals, and adds the scripts, which keep their order with `async` off. */
export function toStartScript(globals: readonly string[], sources: readonly string[]): StartScript {
  const code =
    loadFont +
    nameManifest +
    globals.map((assignment) => `${assignment.trim().replace(/;*$/, "")};`).join("") +
    `for(const src of ${JSON.stringify(sources)})` +
    `document.body.append(Object.assign(document.createElement("script"),{src,async:false}));`;
  const hash = createHash("sha256").update(code).digest("hex").slice(0, 8);
  return { path: `/start-${hash}.js`, code };
}
