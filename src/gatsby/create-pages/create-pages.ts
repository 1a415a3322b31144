import type { CreatePagesArgs } from "gatsby";
import { createBlogIndexPages } from "./create-blog-index-pages";
import { createCaseStudyPages } from "./create-case-study-pages";
import { createPostPages } from "./create-post-pages";
import { resolve } from "node:path";
import { findRedirects } from "../records/redirects";
import { runQuery } from "../run-query";

/** Creates every page of the site that is made from content. */
export async function createPages(args: CreatePagesArgs): Promise<void> {
  await createRecordPages(args, "LandingPage", "landing");
  await createPostPages(args);
  await createRecordPages(args, "LegalPage", "legal");
  await createRecordPages(args, "Article", "article");
  await createCaseStudyPages(args);
  await createBlogIndexPages(args);
  createGalleryPage(args);
  createRedirects(args);
}

/**
 * Creates the gallery of components and sections, for developers: under `gatsby develop` alone. Nothing in `src/`
 * imports its folder and no page of a build uses it, so that neither its code nor its query reaches a visitor.
 */
function createGalleryPage({ actions }: Pick<CreatePagesArgs, "actions">): void {
  if (process.env.NODE_ENV !== "development") return;
  actions.createPage({
    path: "/gallery",
    component: resolve("src/gallery/gallery.tsx"),
    context: {},
  });
}

/** Sends addresses without a page of their own on for good. A click on one is a document, which the host or its own page sends on. */
function createRedirects(args: Pick<CreatePagesArgs, "actions" | "getNodesByType">): void {
  for (const [fromPath, toPath] of Object.entries(findRedirects(args))) {
    args.actions.createRedirect({ fromPath, toPath, isPermanent: true });
  }
}

/** The type is a variable, so that no query can be read from the text: each kind of record has these fields. */
interface RecordPages {
  allRecords: { nodes: readonly Pick<Queries.LandingPage, "id" | "path" | "notice">[] };
}

/**
 * Creates the page of every record of a content type.
 * @param template the name of its file in src/templates
 */
async function createRecordPages(
  args: CreatePagesArgs,
  typeName: string,
  template: string,
): Promise<void> {
  const { allRecords } = await runQuery<RecordPages>(
    args,
    `${typeName}Pages`,
    `query ${typeName}Pages { allRecords: all${typeName} { nodes { id path notice } } }`,
  );
  for (const { id, path, notice } of allRecords.nodes) {
    args.actions.createPage({
      path,
      component: resolve(`src/templates/${template}.tsx`),
      context: { id, notice: notice ?? undefined },
    });
  }
}
