import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseDocument } from "yaml";
import { laterDay } from "../../src/test-support/later-day";

/** Appears in the URL and the text of every planted record, and nowhere else in the project. */
export const secretWord = "quincunx";

/** A record of every kind of page, and the file with its fields; those with a date can be scheduled. */
const originals: readonly [record: string, file: string][] = [
  ["blog/finding-the-right-customers", "index.md"],
  ["articles/best-shopify-themes", "index.md"],
  ["case-studies/colo", "index.yaml"],
  ["landing/process", "index.yaml"],
  ["legal/privacy.md", ""],
];

/** Copies a record of every kind, hides the copy from visitors and adds the secret word to it. */
export function plantDrafts(project: string): void {
  const content = join(project, "content");
  for (const [record, file] of originals) {
    const kind = dirname(record);
    for (const state of ["draft", "scheduled"] as const) {
      const end = file === "" ? ".md" : "";
      const slug = `${secretWord}-${kind}-${state}`;
      const copy = join(content, kind, `${slug}${end}`);
      const text = readFileSync(join(content, record, file), "utf8");
      const canBeScheduled = /^publishDate:/m.test(text);
      if (state === "scheduled" && !canBeScheduled) continue;
      cpSync(join(content, record), copy, { recursive: true });
      writeFileSync(join(copy, file), hide(text, kind, state));
    }
  }
}

function hide(
  text: string,
  kind: string,
  state: "draft" | "scheduled",
): string {
  const [, front, body] = /^---\n([^]*?)\n---\n([^]*)$/.exec(text) ?? [];
  const fields = parseDocument(front ?? text);
  const title = `What a ${secretWord} does in ${kind}`;
  const description = `What this says about a ${secretWord} in ${kind} is for visitors after its publication date, and not before.`;
  for (const [value, ...path] of [
    [title, "title"],
    [title, "seo", "title"],
    [description, "excerpt"],
    [description, "seo", "description"],
    [99, "position"],
  ])
    if (fields.hasIn(path)) fields.setIn(path, value);
  if (state === "draft") fields.set("draft", true);
  else
    for (const date of ["publishDate", "updatedDate"])
      if (fields.has(date)) fields.set(date, laterDay);
  return front === undefined
    ? String(fields)
    : `---\n${String(fields)}---\n${body}\nThe ${secretWord} is not public yet.\n`;
}
