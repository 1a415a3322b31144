import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { ContentType } from "../../content/content-type";
import {
  draftTemplates,
  fillTemplate,
} from "../../content/templates/draft-template";
import { suggestHint } from "../../content/issues/suggest";
import { article } from "../../content/types/article";
import { blogPost } from "../../content/types/blog-post";
import { caseStudy } from "../../content/types/case-study";
import { keyPattern, suggestSlug } from "../../content/validate/parse-content";
import { landingPage, loadContent } from "../../content-types";
import { writeFiles } from "../../lib/files/write-files";
import { readToday } from "../../lib/format/today";
import { findOwner } from "./find-owner";

/** The kinds that `npm run new` can create, each with a template in src/content/templates and a guide in docs/. */
export const draftKinds: Readonly<
  Record<string, { type: ContentType; guide: string }>
> = {
  post: { type: blogPost, guide: "writing-a-post" },
  article: { type: article, guide: "writing-an-article" },
  "case-study": { type: caseStudy, guide: "adding-a-case-study" },
  page: { type: landingPage, guide: "adding-a-page" },
};

/** Copies a template and its picture to the folder of a new page. Throws an error that the writer can act on. */
export async function makeDraft(
  {
    kind: name,
    title,
    slug = slugify(title),
  }: { kind: string; title: string; slug?: string },
  root: string,
) {
  const kind = draftKinds[name];
  if (!kind)
    throw new Error(
      `Unknown kind "${name}": ${suggestHint(name, Object.keys(draftKinds))}`,
    );
  if (!keyPattern.test(slug))
    throw new Error(
      `"${slug}" cannot be part of a URL: add --slug with lower-case words and hyphens`,
    );
  const { type, guide } = kind;
  const { records } = await loadContent(root);
  const file = `content/${type.files.replace("<key>", slug)}`;
  const folder = dirname(file);
  const path = type.path?.(slug) ?? "";
  const owner = existsSync(join(root, folder))
    ? folder
    : findOwner(path, records);
  if (owner)
    throw new Error(
      `${path} is already taken by ${owner}: choose another with --slug`,
    );

  const text = fillTemplate(type, records, {
    title,
    slug,
    // In the site's time zone, since its content has been read.
    today: readToday(),
  });
  const cover = await readFile(join(draftTemplates, "cover.jpg"));
  const files = { [file]: text, [`${folder}/cover.jpg`]: cover };
  await writeFiles(root, files);
  return {
    files: Object.keys(files),
    path,
    guide: `docs/${guide}.md`,
  };
}

/** Makes a slug from a title: `Crème & Co.` becomes `creme-and-co`. */
function slugify(title: string): string {
  const slug = suggestSlug(
    title.replace(/['’]/g, "").replaceAll("&", " and "),
    "",
  );
  return slug.split("-").slice(0, 10).join("-");
}
