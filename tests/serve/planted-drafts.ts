import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseDocument } from "yaml";

/** Stands in the address and the text of every planted record, and nowhere else in the project. */
export const secretWord = "quincunx";

interface Planting {
  /** A record of the kind, copied with everything beside it. */
  from: string;
  to: string;
  /** The file of the copy that is changed; empty where the copy is one file. */
  file: string;
  change: (text: string) => string;
}

const hide = (text: string) => text.replace(/^seo:/m, "draft: true\nseo:");
const postpone = (text: string) =>
  text.replace(
    /^(publishDate|updatedDate): .*$/gm,
    (_line, field: string) => `${field}: 2999-01-01`,
  );
/** No two pages that visitors meet share these words. A text may be folded over several lines, so the fields are parsed. */
const rename = (text: string, kind: string) =>
  text.replace(/^---\n([^]*?)\n---\n/, (_all, fields: string) => {
    const front = parseDocument(fields);
    const title = `What a ${secretWord} does in a ${kind}`;
    const description = `What this ${kind} says about a ${secretWord} is for visitors of a later day, and for nobody else.`;
    for (const path of [["title"], ["seo", "title"]])
      if (front.hasIn(path)) front.setIn(path, title);
    for (const path of [["excerpt"], ["seo", "description"]])
      if (front.hasIn(path)) front.setIn(path, description);
    return `---\n${String(front)}---\n`;
  });
const tellBelow = (text: string) => `${text}\nNobody may read of the ${secretWord} yet.\n`;
const tellInTitle = (text: string) =>
  text.replace(/^(seo:\s+title: ).*$/m, `$1A page of the ${secretWord}`);
const movePosition = (text: string) => text.replace(/^position: .*$/m, "position: 99");

/** A draft of every kind of page, and a post and a guide of a later day. */
const plantings: readonly Planting[] = [
  ...["blog/finding-the-right-customers", "articles/best-shopify-themes"].flatMap((from) => {
    const kind = dirname(from);
    const postponed = (text: string) => tellBelow(rename(postpone(text), kind));
    return [
      plant(from, `${kind}/${secretWord}-draft`, "index.md", (text) => tellBelow(hide(text))),
      plant(from, `${kind}/${secretWord}-scheduled`, "index.md", postponed),
    ];
  }),
  plant("case-studies/colo", `case-studies/${secretWord}`, "index.yaml", (text) =>
    movePosition(tellInTitle(hide(text))),
  ),
  plant("landing/process", `landing/${secretWord}-page`, "index.yaml", (text) =>
    tellInTitle(hide(text)),
  ),
  plant("legal/privacy.md", `legal/${secretWord}.md`, "", (text) => tellBelow(hide(text))),
];

function plant(from: string, to: string, file: string, change: Planting["change"]): Planting {
  return { from: join("content", from), to: join("content", to), file, change };
}

/** Copies a record of every kind in a project, hides the copy from visitors and puts the secret word into it. */
export function plantDrafts(project: string): void {
  for (const { from, to, file, change } of plantings) {
    cpSync(join(project, from), join(project, to), { recursive: true });
    const path = join(project, to, file);
    const written = readFileSync(path, "utf8");
    const changed = change(written);
    if (!changed.includes(secretWord)) throw new Error(`${path} does not hold the secret word.`);
    writeFileSync(path, changed);
  }
}
