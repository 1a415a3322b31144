/** The fields for sorting and relating posts; the lists contain keys. */
export interface PostNode {
  id: string;
  key: string;
  publishDate: string;
  categories: readonly string[];
  tags: readonly string[];
}

const relatedCount = 3;

/** Each post's most related posts; `posts` are sorted, newest first. Neighbors are excluded, since its page links to them. */
export function relatePosts<Post extends PostNode>(posts: readonly Post[]): Post[][] {
  return posts.map((post, place) =>
    posts
      .map((other) => ({ other, score: scoreOf(post, other) }))
      .filter(({ score }, otherPlace) => score > 0 && Math.abs(otherPlace - place) > 1)
      .sort((a, b) => b.score - a.score)
      .slice(0, relatedCount)
      .map(({ other }) => other),
  );
}

/** A shared category counts as two shared tags. */
function scoreOf(post: PostNode, other: PostNode): number {
  const count = (keys: readonly string[], others: readonly string[]) =>
    keys.filter((key) => others.includes(key)).length;
  return 2 * count(post.categories, other.categories) + count(post.tags, other.tags);
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
