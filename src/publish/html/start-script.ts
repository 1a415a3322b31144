import { createHash } from "node:crypto";
import { printSheetAddress } from "../../site/routes";

/** What starts a page's scripts, in a file of its own: pages that start alike share it. */
export interface StartScript {
  /** Its path below `public/`, named by its content. */
  path: string;
  code: string;
}

// Anywhere in the HTML it would take the slow connection that the first picture waits for.
const printSheet = { rel: "stylesheet", href: printSheetAddress, media: "print" };

/** Links to the print stylesheet, sets what Gatsby keeps in globals, and adds the scripts, which keep their order with `async` off. */
export function toStartScript(globals: readonly string[], sources: readonly string[]): StartScript {
  const code =
    `document.head.append(Object.assign(document.createElement("link"),${JSON.stringify(printSheet)}));` +
    globals.map((assignment) => `${assignment.trim().replace(/;*$/, "")};`).join("") +
    `for(const src of ${JSON.stringify(sources)})` +
    `document.body.append(Object.assign(document.createElement("script"),{src,async:false}));`;
  const hash = createHash("sha256").update(code).digest("hex").slice(0, 8);
  return { path: `/start-${hash}.js`, code };
}
