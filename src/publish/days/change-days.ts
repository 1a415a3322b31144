import { basename, dirname } from "node:path";
import { routes } from "../../site/urls/routes";
import type { GitDays } from "./git-days";
import type { BuiltPage } from "../html/read-pages";
import type { PublishedData } from "../published-data";

export interface ChangeFacts {
  stated: ReadonlyMap<string, string>;
  files: ReadonlyMap<string, string>;
  git: GitDays | undefined;
  newestPostDay: string | undefined;
}

/** The day a page last changed, YYYY-MM-DD: the writer's date, else its last commit; `undefined` if unknown. */
export function findChangeDay(
  { path, newestDay }: Pick<BuiltPage, "path" | "newestDay">,
  { stated, files, git, newestPostDay }: ChangeFacts,
): string | undefined {
  const statedDay = stated.get(path);
  if (statedDay !== undefined) return statedDay;
  const file = files.get(path);
  if (file !== undefined) return git && findCommitDay(file, git);
  // Later list pages change with every new post, which moves the others; a category has its own newest post.
  if (path === routes.blog || path.startsWith(`${routes.blog}/page/`)) return newestPostDay;
  return newestDay;
}

function findCommitDay(file: string, { days, uncommitted }: GitDays): string | undefined {
  const isPart = (other: string) =>
    basename(file).startsWith("index.") ? other.startsWith(`${dirname(file)}/`) : other === file;
  if ([...uncommitted].some(isPart)) return undefined;
  return [...days]
    .filter(([other]) => isPart(other))
    .map(([, day]) => day)
    .sort()
    .at(-1);
}

/** The dates set by writers, by the page's path: a text's update, or else its publication. */
export function readStatedDays({
  allBlogPost,
  allArticle,
}: Pick<PublishedData, "allBlogPost" | "allArticle">): Map<string, string> {
  return new Map([
    ...allBlogPost.nodes.map(
      ({ path, publishDate, updatedDate }) => [path, updatedDate ?? publishDate] as const,
    ),
    ...allArticle.nodes.map(({ path, updatedDate }) => [path, updatedDate] as const),
  ]);
}
