/** How many posts a page of the blog's list shows: the bound on its weight. */
export const postsPerPage = 24;
