import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { parse, stringify } from "yaml";

/** Word count of a generated post, typical of blogs in this field. */
const LENGTH = 750;
const DAY = 86_400_000;

/**
 * Adds posts to `content/blog` until there are `count`, built from paragraphs and covers of existing posts. Text, title, tags, links and
 * cover of each differ, so that caches by content don't distort the measurement.
 */
export async function makePosts(
  contentDir: string,
  count: number,
): Promise<void> {
  const blog = path.join(contentDir, "blog");
  const slugs = readdirSync(blog, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const paragraphs = slugs.flatMap((slug) =>
    readParagraphs(path.join(blog, slug, "index.md")),
  );
  const categories = Object.keys(
    parse(
      readFileSync(
        path.join(contentDir, "shared", "blog-categories.yaml"),
        "utf8",
      ),
    ) as object,
  );
  for (let number = slugs.length; number < count; number += 1) {
    const folder = path.join(blog, `made-post-${number}`);
    mkdirSync(folder);
    const original = path.join(
      blog,
      slugs[number % slugs.length] ?? "",
      "cover.jpg",
    );
    const tinted = sharp(original).modulate({ hue: number % 360 });
    await tinted.jpeg({ quality: 90 }).toFile(path.join(folder, "cover.jpg"));
    const body = makeBody(paragraphs, number);
    const day = new Date(Date.UTC(2024, 11, 31) - number * DAY)
      .toISOString()
      .slice(0, 10);
    const fields = {
      title: `What store number ${number} learned in a week`,
      excerpt: `Notes from week ${number} on budgets, feeds and mail, with what the store would do again and what it would not.`,
      publishDate: day,
      author: "growth-desk",
      cover: { src: "./cover.jpg", alt: `The cover of post ${number}` },
      categories: [0, 4].map(
        (step) => categories[(number + step) % categories.length],
      ),
      tags: [`week ${number % 53}`, `store ${number % 97}`, "notes"],
      seo: {
        title: `What store number ${number} learned`,
        description: `Notes from week ${number} on budgets, feeds and mail of one store, with the figures that changed a decision.`,
        keywords: [`store ${number}`, "store notes", "weekly notes"],
      },
    };
    writeFileSync(
      path.join(folder, "index.md"),
      `---\n${stringify(fields)}---\n\n${body}\n`,
    );
  }
}

/** The plain paragraphs of a post: headings would repeat an anchor, and tables would lose rows. */
function readParagraphs(file: string): string[] {
  const body = readFileSync(file, "utf8").split(/^---$/m).slice(2).join("---");
  return body
    .split(/\n{2,}/)
    .filter((block) => /^[A-Z][^|{}#[\]]+$/.test(block.trim()));
}

function makeBody(paragraphs: readonly string[], number: number): string {
  const blocks: string[] = [];
  for (let words = 0, at = number; words < LENGTH; at += 1 + (number % 7)) {
    const text = paragraphs[at % paragraphs.length] ?? "";
    if (blocks.length % 4 === 0)
      blocks.push(`## Part ${blocks.length} of week ${number}`);
    blocks.push(
      `${text.trim()} So it was in week ${number}, see [the plans](/pricing).`,
    );
    words += text.split(/\s+/).length + 12;
  }
  return blocks.join("\n\n");
}
