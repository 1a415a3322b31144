/** The fields for sorting and relating posts; the lists contain keys. */
interface PostNode {
  id: string;
  key: string;
  publishDate: string;
  categories: readonly string[];
  tags: readonly string[];
}

const relatedCount = 3;

/** Each post's most related posts; `posts` are sorted, newest first. */
export function relatePosts<Post extends PostNode>(
  posts: readonly Post[],
): Post[][] {
  return posts.map((post) => {
    const others = posts.filter((other) => other !== post);
    // Posts with the same score stay in order, newest first.
    others.sort((a, b) => scoreOf(post, b) - scoreOf(post, a));
    return others.slice(0, relatedCount);
  });
}

/** A shared category counts as two shared tags. */
function scoreOf(post: PostNode, other: PostNode): number {
  const count = (keys: readonly string[], others: readonly string[]) =>
    keys.filter((key) => others.includes(key)).length;
  const sharedCategories = count(post.categories, other.categories);
  return 2 * sharedCategories + count(post.tags, other.tags);
}

/** Sorts posts newest first, as in the blog. */
export function sortPosts<Post extends PostNode>(
  posts: readonly Post[],
): Post[] {
  return posts.toSorted((a, b) => {
    if (a.publishDate === b.publishDate) return a.key < b.key ? -1 : 1;
    return a.publishDate < b.publishDate ? 1 : -1;
  });
}
