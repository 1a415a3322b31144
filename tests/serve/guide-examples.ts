import { readFileSync } from "node:fs";
import path from "node:path";

interface Example {
  /** The guide in docs/. */
  guide: string;
  /** What the example's block of code starts with. */
  start: string;
  /** Where the guide says that it belongs, below `content/`. */
  file: string;
  /** What the guide leaves to the writer. */
  body?: string;
}

const examples: readonly Example[] = [
  {
    guide: "writing-a-post.md",
    start: "---\ntitle: ",
    file: "blog/holiday-email-calendar/index.md",
    body: "\nStart with the dates that cannot move.\n\n## Start with the dates\n\nThe last day to ship comes first.\n",
  },
  { guide: "adding-a-page.md", start: "seo:", file: "landing/shopify-pet-marketing/index.yaml" },
  { guide: "writing-an-article.md", start: "---", file: "articles/time-reorder-emails/index.md" },
  { guide: "adding-a-case-study.md", start: "seo:", file: "case-studies/fenwick/index.yaml" },
  { guide: "adding-an-author-or-category.md", start: "email-desk:", file: "shared/authors.yaml" },
  {
    guide: "adding-an-author-or-category.md",
    start: "email:",
    file: "shared/blog-categories.yaml",
  },
  { guide: "writing-texts.md", start: "bag-length:", file: "shared/facts.yaml" },
  { guide: "writing-texts.md", start: "> [!TIP]", file: "blog/holiday-email-calendar/index.md" },
  {
    guide: "writing-texts.md",
    start: "The title is",
    file: "blog/holiday-email-calendar/index.md",
  },
  {
    guide: "writing-texts.md",
    start: '![A calendar with the last day to ship circled](./calendar.jpg "',
    file: "blog/holiday-email-calendar/index.md",
  },
];

/** The examples of the guides, copied word for word. */
export function readGuideExamples(): { file: string; text: string }[] {
  return examples.map(({ guide, start, file, body = "" }) => {
    const text = readFileSync(path.join(process.cwd(), "docs", guide), "utf8");
    const blocks = [...text.matchAll(/^( *)(`{3,})\w*\n([\s\S]*?)^\1\2$/gm)].map(
      ([, indent = "", , block = ""]) => block.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
    );
    const example = blocks.find((block) => block.startsWith(start));
    if (example === undefined)
      throw new Error(`docs/${guide} has no example that starts with ${start}`);
    return {
      file,
      text: `${file.endsWith(".md") ? "\n" : ""}${example}${body}`.replace(/^\n---/, "---"),
    };
  });
}
