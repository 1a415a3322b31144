import { readFileSync } from "node:fs";
import path from "node:path";

const post = "blog/holiday-email-calendar/index.md";

/** The guide in docs/, the start of the example's code block, its place in `content/`, and what the writer adds. */
const examples: readonly [
  guide: string,
  start: string,
  file: string,
  body?: string,
][] = [
  [
    "writing-a-post.md",
    "---\ntitle: ",
    post,
    "\nStart with the dates that cannot move.\n\n## Start with the dates\n\nThe last day to ship comes first.\n",
  ],
  ["adding-a-page.md", "seo:", "landing/shopify-pet-marketing/index.yaml"],
  ["writing-an-article.md", "---", "articles/time-reorder-emails/index.md"],
  ["adding-a-case-study.md", "seo:", "case-studies/fenwick/index.yaml"],
  ["writing-a-post.md", "email-desk:", "shared/authors.yaml"],
  ["writing-a-post.md", "email:", "shared/blog-categories.yaml"],
  ["writing-texts.md", "bag-length:", "shared/facts.yaml"],
  ["writing-texts.md", "> [!TIP]", post],
  ["writing-texts.md", "The title is", post],
  [
    "writing-texts.md",
    '![A calendar with the last day to ship circled](./calendar.jpg "',
    post,
  ],
];

export function readGuideExamples(): { file: string; text: string }[] {
  return examples.map(([guide, start, file, body = ""]) => {
    const text = readFileSync(path.join(process.cwd(), "docs", guide), "utf8");
    const blocks = [
      ...text.matchAll(/^( *)(`{3,})\w*\n([\s\S]*?)^\1\2$/gm),
    ].map(([, indent = "", , block = ""]) =>
      block.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
    );
    const example = blocks.find((block) => block.startsWith(start));
    if (example === undefined)
      throw new Error(`docs/${guide} has no example that starts with ${start}`);
    return {
      file,
      text: `${file.endsWith(".md") ? "\n" : ""}${example}${body}`.replace(
        /^\n---/,
        "---",
      ),
    };
  });
}
