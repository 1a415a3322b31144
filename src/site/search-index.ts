/** A post as the search of the blog knows it. */
export interface IndexedPost {
  key: string;
  title: string;
  excerpt: string;
  publishDate: string;
  author: string;
  categories: string[];
}

/** The file that a visitor's browser fetches at the first search: all published posts, the newest first. */
export interface SearchIndex {
  posts: IndexedPost[];
}
