/** A post as the search of the blog knows it. */
export interface IndexedPost {
  /** The folder of the post: the last part of its address. */
  key: string;
  title: string;
  excerpt: string;
  /** YYYY-MM-DD */
  publishDate: string;
  /** Key of the author. */
  author: string;
  /** Keys of the categories. */
  categories: string[];
}

/** The file that a visitor's browser fetches at the first search: all published posts, the newest first. */
export interface SearchIndex {
  posts: IndexedPost[];
}
