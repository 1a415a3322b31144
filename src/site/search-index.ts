export interface IndexedPost {
  key: string;
  title: string;
  excerpt: string;
  publishDate: string;
  author: string;
  categories: string[];
}

/** The file that a browser loads for the first search: all published posts, newest first. */
export interface SearchIndex {
  posts: IndexedPost[];
}
