import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { asShown, readRecords } from "./records";
import { CONTENT_DIR } from "./settings";
import { readToday } from "../../src/lib/format/today";

export interface Post {
  path: string;
  title: string;
  excerpt: string;
  /** YYYY-MM-DD */
  publishDate: string;
  updatedDate?: string;
  categories: string[];
  /** The name that readers see, up to its first variable. */
  author: string;
  draft?: boolean;
  /** Number of space-separated words in its text. */
  words: number;
}

type Names = Readonly<Record<string, { name: string }>>;

/** The published posts, newest first as in the blog's lists, as written, with their text as shown. */
export function readPosts(): Post[] {
  const folder = path.join(CONTENT_DIR, "blog");
  const { timeZone } = readRecords("site.yaml") as { timeZone: string };
  const today = readToday(timeZone);
  const posts = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => readPost(folder, entry.name))
    .filter(({ draft, publishDate }) => !draft && publishDate <= today);
  return posts.sort(
    (a, b) =>
      b.publishDate.localeCompare(a.publishDate) || (a.path < b.path ? -1 : 1),
  );
}

function readPost(folder: string, slug: string): Post {
  const text = readFileSync(path.join(folder, slug, "index.md"), "utf8");
  const [, fields = "", ...body] = text.split(/^---$/m);
  const frontMatter = parse(fields) as Omit<Post, "path" | "words">;
  const categories = readRecords("shared/blog-categories.yaml") as Names;
  const authors = readRecords("shared/authors.yaml") as Names;
  return {
    ...frontMatter,
    title: asShown(frontMatter.title),
    excerpt: asShown(frontMatter.excerpt),
    categories: frontMatter.categories.map((key) => categories[key]!.name),
    author: authors[frontMatter.author]!.name.split("{{")[0] ?? "",
    path: `/blog/${slug}`,
    words: body.join("---").match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0,
  };
}

/** A date as readers see it: `March 15, 2025` for `2025-03-15`. */
export function writeDay(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString("en-US", {
    dateStyle: "long",
    timeZone: "UTC",
  });
}

/** Paths of the posts with `text` in title or excerpt, and in `category` if given. */
export function selectPosts(
  posts: Post[],
  text: string,
  category?: string,
): string[] {
  return posts
    .filter(({ title, excerpt }) =>
      `${title}\n${excerpt}`.toLowerCase().includes(text.toLowerCase()),
    )
    .filter(({ categories }) => !category || categories.includes(category))
    .map(({ path }) => path);
}
