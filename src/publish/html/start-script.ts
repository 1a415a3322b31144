import { createHash } from "node:crypto";
import { fontSheetAddress, printSheetAddress } from "../../site/routes";
import { font } from "../../theme/tokens";

/** What starts a page's scripts, in a file of its own: pages that start alike share it. */
export interface StartScript {
  /** Its path below `public/`, named by its content. */
  path: string;
  code: string;
}

// Anywhere in the HTML they would take the slow connection that the first picture waits for.
const sheets = [
  { rel: "stylesheet", href: printSheetAddress, media: "print" },
  { rel: "stylesheet", href: fontSheetAddress },
];

const [webFont = "", ...fallbacks] = font.display.split(", ");

/** Keeps the title in its fallback where the web font would give it another number of lines: all that is below would move. */
const guardTitle =
  `const title=document.querySelector("h1"),local=${JSON.stringify(fallbacks.join())};` +
  `if(title){title.style.fontFamily=local;link.onload=()=>document.fonts.load(${JSON.stringify(`700 1em ${webFont}`)}).then(()=>{` +
  `const height=title.offsetHeight;title.style.fontFamily="";` +
  `if(title.offsetHeight!==height)title.style.fontFamily=local},()=>{})}`;

/** Links to the sheets that no first paint needs, sets what Gatsby keeps in globals, and adds the scripts, which keep their order with `async` off. */
export function toStartScript(globals: readonly string[], sources: readonly string[]): StartScript {
  const code =
    `{let link;for(const sheet of ${JSON.stringify(sheets)})` +
    `document.head.append(link=Object.assign(document.createElement("link"),sheet));` +
    `${guardTitle}}` +
    globals.map((assignment) => `${assignment.trim().replace(/;*$/, "")};`).join("") +
    `for(const src of ${JSON.stringify(sources)})` +
    `document.body.append(Object.assign(document.createElement("script"),{src,async:false}));`;
  const hash = createHash("sha256").update(code).digest("hex").slice(0, 8);
  return { path: `/start-${hash}.js`, code };
}
