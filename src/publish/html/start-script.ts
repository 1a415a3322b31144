import { createHash } from "node:crypto";
import { printSheetAddress } from "../../site/routes";
import { loadFont } from "../../site/web-font";

/** What starts a page's scripts, in a file of its own: pages that start alike share it. */
export interface StartScript {
  /** Its path below `public/`, named by its content. */
  path: string;
  code: string;
}

// In the HTML, even at its end, it takes the slow connection that the first picture waits for: the largest paint comes up to a
// twelfth later (docs/decisions/0040-paper.md).
const printSheet = { rel: "stylesheet", href: printSheetAddress, media: "print" };
const linkLater = `document.head.append(Object.assign(document.createElement("link"),${JSON.stringify(printSheet)}));`;

/** Fetches the font, names what no first paint needs, sets what Gatsby keeps in globals, and adds the scripts, which keep their order with `async` off. */
export function toStartScript(globals: readonly string[], sources: readonly string[]): StartScript {
  const code =
    loadFont +
    linkLater +
    globals.map((assignment) => `${assignment.trim().replace(/;*$/, "")};`).join("") +
    `for(const src of ${JSON.stringify(sources)})` +
    `document.body.append(Object.assign(document.createElement("script"),{src,async:false}));`;
  const hash = createHash("sha256").update(code).digest("hex").slice(0, 8);
  return { path: `/start-${hash}.js`, code };
}
