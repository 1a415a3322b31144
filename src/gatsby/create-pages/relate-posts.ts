/** The fields for sorting and relating posts; the lists contain keys. */
export interface PostNode {
  id: string;
  key: string;
  publishDate: string;
  categories: readonly string[];
  tags: readonly string[];
}

const relatedCount = 3;

/** Each post's most related posts (newest first); a category counts as two tags. Neighbors are excluded, since its page links to them. */
export function relatePosts<Post extends PostNode>(posts: readonly Post[]): Post[][] {
  const byTrait = new Map<string, number[]>();
  posts.forEach((post, place) => {
    for (const trait of traitsOf(post)) byTrait.set(trait, [...(byTrait.get(trait) ?? []), place]);
  });
  return posts.map((post, place) => {
    const scores = new Map<number, number>();
    for (const trait of traitsOf(post)) {
      const weight = trait.startsWith("tag ") ? 1 : 2;
      for (const other of byTrait.get(trait) ?? [])
        if (Math.abs(other - place) > 1) scores.set(other, (scores.get(other) ?? 0) + weight);
    }
    return [...scores]
      .sort(([place, score], [otherPlace, other]) => other - score || place - otherPlace)
      .slice(0, relatedCount)
      .flatMap(([other]) => posts[other] ?? []);
  });
}

/** Sorts posts newest first, as in the blog. */
export function sortPosts<Post extends PostNode>(posts: readonly Post[]): Post[] {
  return posts.toSorted((a, b) => compare(b.publishDate, a.publishDate) || compare(a.key, b.key));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

export function findPostsOf<Post extends PostNode>(
  category: { key: string },
  posts: readonly Post[],
): Post[] {
  return posts.filter(({ categories }) => categories.includes(category.key));
}

function traitsOf({ categories, tags }: PostNode): string[] {
  return [...categories.map((key) => `category ${key}`), ...tags.map((tag) => `tag ${tag}`)];
}
