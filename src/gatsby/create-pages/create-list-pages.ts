import type { CreatePagesArgs } from "gatsby";
import { postsPerPage } from "../../site/blog";

interface ListPages {
  component: string;
  postCount: number;
  /** The address of a page of the list, by its number from 1. */
  toPath: (page: number) => string;
  context?: object;
}

/** Creates the pages of a list of posts: however many there are, each page holds a bounded number. */
export function createListPages(
  { actions }: Pick<CreatePagesArgs, "actions">,
  { component, postCount, toPath, context }: ListPages,
): void {
  const pageCount = Math.ceil(postCount / postsPerPage);
  for (let page = 1; page <= pageCount; page += 1) {
    actions.createPage({
      path: toPath(page),
      component,
      context: {
        ...context,
        limit: postsPerPage,
        skip: (page - 1) * postsPerPage,
        page,
        pageCount,
      },
    });
  }
}
