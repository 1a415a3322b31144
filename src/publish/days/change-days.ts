import { basename, dirname } from "node:path";
import { routes } from "../../site/routes";
import type { GitDays } from "./git-days";
import type { BuiltPage } from "../html/read-pages";

export interface ChangeFacts {
  /** Days that writers state, YYYY-MM-DD, by the path of the page. */
  stated: ReadonlyMap<string, string>;
  /** The content files of each page made from one, its own and those of the records that it shows, by the path of the page. */
  files: ReadonlyMap<string, readonly string[]>;
  git: GitDays | undefined;
  newestPostDay: string | undefined;
}

/**
 * The day a page last changed, YYYY-MM-DD: what its writer says, else the last commit that touched what it shows.
 * A list changes with its newest post. Undefined where nobody knows: a made-up day would teach search
 * engines to trust none.
 */
export function findChangeDay(
  { path, newestDay }: Pick<BuiltPage, "path" | "newestDay">,
  { stated, files, git, newestPostDay }: ChangeFacts,
): string | undefined {
  const statedDay = stated.get(path);
  if (statedDay !== undefined) return statedDay;
  const shown = files.get(path);
  if (shown !== undefined) return git && findCommitDay(shown, git);
  // A later page of the list changes when a new post moves the others on; a category has a newest post of its own.
  if (path === routes.blog || path.startsWith(`${routes.blog}/page/`)) return newestPostDay;
  return newestDay;
}

/** An `index` file stands for its folder: the pictures beside it are part of the page. */
function findCommitDay(
  files: readonly string[],
  { days, uncommitted }: GitDays,
): string | undefined {
  const isPart = (other: string) =>
    files.some((file) =>
      basename(file).startsWith("index.") ? other.startsWith(`${dirname(file)}/`) : other === file,
    );
  if ([...uncommitted].some(isPart)) return undefined;
  return [...days]
    .filter(([other]) => isPart(other))
    .map(([, day]) => day)
    .sort()
    .at(-1);
}
