/** The fields for sorting and relating posts; the lists contain keys. */
interface PostNode {
  id: string;
  key: string;
  publishDate: string;
  categories: readonly string[];
  tags: readonly string[];
}

const relatedCount = 3;

/** Each post's most related posts; `posts` are sorted, newest first. Neighbors are excluded, since its page links to them. */
export function relatePosts<Post extends PostNode>(
  posts: readonly Post[],
): Post[][] {
  return posts.map((post, place) => {
    const others = posts.filter(
      (_, otherPlace) => Math.abs(otherPlace - place) > 1,
    );
    const scored = others.map((other) => ({
      other,
      score: scoreOf(post, other),
    }));
    const related = scored.filter(({ score }) => score > 0);
    // Posts with the same score stay in order, newest first.
    related.sort((a, b) => b.score - a.score);
    return related.slice(0, relatedCount).map(({ other }) => other);
  });
}

/** A shared category counts as two shared tags. */
function scoreOf(post: PostNode, other: PostNode): number {
  const count = (keys: readonly string[], others: readonly string[]) =>
    keys.filter((key) => others.includes(key)).length;
  return (
    2 * count(post.categories, other.categories) + count(post.tags, other.tags)
  );
}

/** Sorts posts newest first, as in the blog. */
export function sortPosts<Post extends PostNode>(
  posts: readonly Post[],
): Post[] {
  return posts.toSorted((a, b) => {
    const newestFirst = compare(b.publishDate, a.publishDate);
    return newestFirst || compare(a.key, b.key);
  });
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
