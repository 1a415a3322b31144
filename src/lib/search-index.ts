/** The file that a browser loads for the first search: all published posts, newest first. */
export interface SearchIndex {
  posts: {
    key: string;
    title: string;
    excerpt: string;
    publishDate: string;
    author: string;
    categories: string[];
  }[];
}
