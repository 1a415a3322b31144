import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { asShown } from "./records";
import { CONTENT_DIR } from "./settings";
import { readToday } from "../../src/site/format/today";

export interface Post {
  path: string;
  title: string;
  excerpt: string;
  /** YYYY-MM-DD */
  publishDate: string;
  /** YYYY-MM-DD, where it was changed. */
  updatedDate?: string;
  categories: string[];
  /** The name that readers see, up to a word that is filled in. */
  author: string;
  draft?: boolean;
  /** How many words stand between the spaces of its text. */
  words: number;
}

/** The published posts as their writers wrote them, their words as they are shown. */
export function readPosts(): Post[] {
  const folder = path.join(CONTENT_DIR, "blog");
  const today = readToday();
  const posts = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => readPost(folder, entry.name))
    .filter(({ draft, publishDate }) => !draft && publishDate <= today);
  if (posts.length === 0) throw new Error(`There are no posts in ${folder}.`);
  return posts;
}

function readPost(folder: string, slug: string): Post {
  const text = readFileSync(path.join(folder, slug, "index.md"), "utf8");
  const [, fields = "", ...body] = text.split(/^---$/m);
  const frontMatter = parse(fields) as Omit<Post, "path" | "words">;
  const categoryNames = readNames("blog-categories.yaml");
  return {
    ...frontMatter,
    title: asShown(frontMatter.title),
    excerpt: asShown(frontMatter.excerpt),
    categories: frontMatter.categories.map((key) => categoryNames(key)),
    author: readNames("authors.yaml")(frontMatter.author).split("{{")[0] ?? "",
    path: `/blog/${slug}`,
    words: body.join("---").match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0,
  };
}

/** What visitors read for the keys that posts name shared records by. */
function readNames(file: string): (key: string) => string {
  const text = readFileSync(path.join(CONTENT_DIR, "shared", file), "utf8");
  const records = parse(text) as Record<string, { name: string }>;
  return (key) => asShown(records[key]?.name ?? `${key}, which ${file} does not name`);
}

/** A day as readers see it: `March 15, 2025` for `2025-03-15`. */
export function writeDay(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString("en-US", {
    dateStyle: "long",
    timeZone: "UTC",
  });
}

/** In the order of the blog's lists: the newest first, and by their folders where several came out on one day. */
export function sortNewestFirst(posts: readonly Post[]): Post[] {
  return [...posts].sort(
    (a, b) => b.publishDate.localeCompare(a.publishDate) || (a.path < b.path ? -1 : 1),
  );
}

/** Paths of the posts, the newest first, whose title or excerpt has `text` in it, and which belong to `category` when there is one. */
export function selectPosts(posts: Post[], text: string, category?: string): string[] {
  return sortNewestFirst(posts)
    .filter((post) => `${post.title}\n${post.excerpt}`.toLowerCase().includes(text.toLowerCase()))
    .filter((post) => category === undefined || post.categories.includes(category))
    .map((post) => post.path);
}

/** A word and a category that each find posts which the other does not, and together find at least one. */
export function findTellingPair(posts: Post[]): { word: string; category: string } {
  const words = posts.flatMap((post) => post.title.match(/[A-Za-z]{4,}/g) ?? []);
  for (const word of words) {
    for (const category of new Set(posts.flatMap((post) => post.categories))) {
      const [both, byWord, byCategory] = [
        selectPosts(posts, word, category),
        selectPosts(posts, word),
        selectPosts(posts, "", category),
      ];
      if (both.length > 0 && both.length < byWord.length && both.length < byCategory.length)
        return { word, category };
    }
  }
  throw new Error(
    "No word of a title and no category cross: the posts cannot show that both filters are needed.",
  );
}
