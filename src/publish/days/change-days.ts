import { basename, dirname } from "node:path";
import { routes } from "../../lib/urls/routes";
import type { GitDays } from "./git-days";
import type { BuiltPage } from "../html/read-pages";
import type { PublishedData } from "../published-data";

/** The day a page last changed, YYYY-MM-DD: the writer's date, else its last commit; `undefined` if unknown. */
export function findChangeDay(
  { path, newestDay }: Pick<BuiltPage, "path" | "newestDay">,
  data: PublishedData,
  git: GitDays | undefined,
): string | undefined {
  const ofPage = (each: { path: string }) => each.path === path;
  const posts = data.allBlogPost.nodes;
  const post = posts.find(ofPage);
  const stated = post ? (post.updatedDate ?? post.publishDate) : undefined;
  const updated = stated ?? data.allArticle.nodes.find(ofPage)?.updatedDate;
  if (updated !== undefined) return updated;
  const written = [data.allCaseStudy, data.allLandingPage, data.allLegalPage];
  const record = written.flatMap(({ nodes }) => nodes).find(ofPage);
  if (record) return git && findCommitDay(record.file, git);
  // Later list pages change with every new post, which moves the others; a category has its own newest post.
  const isList =
    path === routes.blog || path.startsWith(`${routes.blog}/page/`);
  return isList ? posts[0]?.publishDate : newestDay;
}

function findCommitDay(
  file: string,
  { days, uncommitted }: GitDays,
): string | undefined {
  const isPart = (other: string) =>
    basename(file).startsWith("index.")
      ? other.startsWith(`${dirname(file)}/`)
      : other === file;
  if ([...uncommitted].some(isPart)) return undefined;
  const ofParts = [...days]
    .filter(([other]) => isPart(other))
    .map(([, day]) => day);
  return ofParts.sort().at(-1);
}
