import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const post = "blog/holiday-email-calendar/index.md";

/** The start of a code block in the guides, its place in `content/`, and what the writer adds. */
const examples: readonly [start: string, file: string, body?: string][] = [
  [
    "---\ntitle: Plan the holiday email calendar",
    post,
    "\nStart with the dates that cannot move.\n\n## Start with the dates\n\nThe last day to ship comes first.\n",
  ],
  ["seo:\n  title: Marketing", "landing/shopify-pet-marketing/index.yaml"],
  ["---\ntitle: How to time", "articles/time-reorder-emails/index.md"],
  ['seo:\n  title: "Fenwick', "case-studies/fenwick/index.yaml"],
  ["email-desk:", "shared/authors.yaml"],
  ["email:", "shared/blog-categories.yaml"],
  ["bag-length:", "shared/facts.yaml"],
  ["> [!TIP]", post],
  ["The title is", post],
  ['![A calendar with the last day to ship circled](./calendar.jpg "', post],
];

export function readGuideExamples(): { file: string; text: string }[] {
  const blocks = readCodeBlocks();
  return examples.map(([start, file, body = ""]) => {
    const example = blocks.find((block) => block.startsWith(start));
    if (example === undefined)
      throw new Error(`No guide has an example that starts with ${start}`);
    // What follows in a post is a paragraph of its own.
    const gap = file === post && !example.startsWith("---") ? "\n" : "";
    return { file, text: `${gap}${example}${body}` };
  });
}

function readCodeBlocks(): string[] {
  const folder = path.join(process.cwd(), "docs");
  const guides = readdirSync(folder).filter((file) => file.endsWith(".md"));
  return guides.flatMap((guide) => {
    const text = readFileSync(path.join(folder, guide), "utf8");
    const blocks = text.matchAll(/^( *)(`{3,})\w*\n([\s\S]*?)^\1\2$/gm);
    return Array.from(blocks, ([, indent = "", , block = ""]) =>
      block.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
    );
  });
}
