import type { z } from "zod";
import type { ContentType } from "../../content/content-type";
import { heading } from "../../content/fields/shared-fields";
import { article } from "../../content/types/article";
import { blogPost } from "../../content/types/blog-post";
import { caseStudy } from "../../content/types/case-study";
import { landingPage } from "../../gatsby/records/content-types";

/** A kind of page that `npm run new` can begin. */
export interface DraftKind {
  /** What the writer calls it on the command line. */
  name: string;
  /** The content type that it makes a record of. */
  type: ContentType;
  /** What stands in the quotes after the kind. */
  takes: string;
  /** The field that holds these words, with its limits. */
  title: { name: string; schema: z.ZodType };
  /** What it begins with, in src/cli/starters. */
  starter: string;
  /** The guide that tells how to go on. */
  guide: string;
}

/** In the order in which they are listed. */
export const draftKinds: readonly DraftKind[] = [
  {
    name: "post",
    type: blogPost,
    takes: "Title",
    title: { name: "title", schema: blogPost.schema.shape.title },
    starter: "post.md",
    guide: "docs/writing-a-post.md",
  },
  {
    name: "article",
    type: article,
    takes: "Title",
    title: { name: "title", schema: article.schema.shape.title },
    starter: "article.md",
    guide: "docs/writing-an-article.md",
  },
  {
    name: "case-study",
    type: caseStudy,
    takes: "Brand",
    title: { name: "brand", schema: caseStudy.schema.shape.brand },
    starter: "case-study.yaml",
    guide: "docs/adding-a-case-study.md",
  },
  {
    name: "page",
    type: landingPage,
    takes: "Title",
    title: { name: "sections.hero.heading", schema: heading },
    starter: "page.yaml",
    guide: "docs/adding-a-page.md",
  },
];
