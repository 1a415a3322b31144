import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseDocument } from "yaml";

/** Appears in the URL and the text of every planted record, and nowhere else in the project. */
export const secretWord = "quincunx";

const hide = (text: string) => text.replace(/^seo:/m, "draft: true\nseo:");
const bodyMarker = (text: string) =>
  `${text}\nThe ${secretWord} is not public yet.\n`;
const titleMarker = (text: string) =>
  text.replace(/^(seo:\s+title: ).*$/m, `$1A page of the ${secretWord}`);

/** Schedules a post or a guide for later. Changes title and description, which must be unique among published pages. */
const postpone = (text: string, kind: string) =>
  text.replace(/^---\n([^]*?)\n---\n/, (_all, fields: string) => {
    // A text may be folded over several lines.
    const front = parseDocument(fields);
    const title = `What a ${secretWord} does in a ${kind}`;
    const description = `What this ${kind} says about a ${secretWord} is for visitors after its publication date, and not before.`;
    for (const [value, ...path] of [
      [title, "title"],
      [title, "seo", "title"],
      [description, "excerpt"],
      [description, "seo", "description"],
      ["2999-01-01", "publishDate"],
      ["2999-01-01", "updatedDate"],
    ])
      if (front.hasIn(path)) front.setIn(path, value);
    return `---\n${String(front)}---\n`;
  });

/** What to copy, where to, the file to change (if there are several), and how. */
type Planting = readonly [
  from: string,
  to: string,
  file: string,
  change: (text: string) => string,
];

/** A draft of every kind of page, and a scheduled post and guide. */
const plantings: readonly Planting[] = [
  ...[
    "blog/finding-the-right-customers",
    "articles/best-shopify-themes",
  ].flatMap((from): Planting[] => {
    const to = `${dirname(from)}/${secretWord}`;
    return [
      [from, `${to}-draft`, "index.md", (text) => bodyMarker(hide(text))],
      [
        from,
        `${to}-scheduled`,
        "index.md",
        (text) => bodyMarker(postpone(text, dirname(from))),
      ],
    ];
  }),
  [
    "case-studies/colo",
    `case-studies/${secretWord}`,
    "index.yaml",
    (text) =>
      titleMarker(hide(text)).replace(/^position: .*$/m, "position: 99"),
  ],
  [
    "landing/process",
    `landing/${secretWord}-page`,
    "index.yaml",
    (text) => titleMarker(hide(text)),
  ],
  [
    "legal/privacy.md",
    `legal/${secretWord}.md`,
    "",
    (text) => bodyMarker(hide(text)),
  ],
];

/** Copies a record of every kind, hides the copy from visitors and adds the secret word to it. */
export function plantDrafts(project: string): void {
  const content = join(project, "content");
  for (const [from, to, file, change] of plantings) {
    cpSync(join(content, from), join(content, to), { recursive: true });
    const path = join(content, to, file);
    const changed = change(readFileSync(path, "utf8"));
    if (!changed.includes(secretWord))
      throw new Error(`${path} does not contain the secret word.`);
    writeFileSync(path, changed);
  }
}
