import type { CreatePagesArgs } from "gatsby";
import { createBlogIndexPages } from "./create-blog-index-pages";
import { createCaseStudyPages } from "./create-case-study-pages";
import { createGalleryPage } from "./create-gallery-page";
import { createPostPages } from "./create-post-pages";
import { createRecordPages } from "./create-record-pages";
import { createRedirects } from "./create-redirects";

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
