import type { MadeDraft } from "./make-draft";

/** How `npm run new` is used, for those who run it without a word. */
export function describeUsage(usages: readonly string[]): string {
  return [
    "Begins a page as a draft, with every field of its kind:",
    "",
    ...usages.map((usage) => `  ${usage}`),
    "",
    "The address is made of the words in quotes; --slug my-address sets another one.",
  ].join("\n");
}

/** What was written, and what to do next. */
export function describeWritten({ files, route, kind }: MadeDraft): string {
  return [
    "Written:",
    ...files.map((file) => `  ${file}`),
    "",
    "Next:",
    `  1. npm run develop, then open http://localhost:8000${route}`,
    `  2. replace the words and ${files.at(-1) ?? ""}; ${kind.guide} tells how`,
    "  3. npm run check:content",
    "  4. remove `draft: true` when the page may be published",
  ].join("\n");
}
