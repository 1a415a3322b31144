import { calendar } from "../../lib/format/today";
import { runGit } from "../../lib/run-git";

async function readLines(root: string, ...args: string[]): Promise<string[]> {
  const printed = await runGit(root, args, { TZ: calendar.timeZone });
  return printed.split("\n").filter((line) => line !== "");
}

export type GitDays = NonNullable<Awaited<ReturnType<typeof readGitDays>>>;

/** The days of files' last commits, and uncommitted files, whose date is unknown; undefined without git and in a shallow clone, whose oldest commit seems to touch every file. */
export async function readGitDays(folder: string, root = process.cwd()) {
  const format = [
    "--relative",
    "--name-only",
    "--date=format-local:%F",
    "--format=%x09%cd",
  ];
  try {
    const [isShallow] = await readLines(
      root,
      "rev-parse",
      "--is-shallow-repository",
    );
    if (isShallow !== "false") return undefined;
    const log = await readLines(root, "log", ...format, "--", folder);
    const diff = ["diff", "HEAD", "--name-only", "--relative", "--no-renames"];
    const changed = await readLines(root, ...diff, "--", folder);
    const list = ["ls-files", "--others", "--exclude-standard"];
    const added = await readLines(root, ...list, "--", folder);
    return { days: readLog(log), uncommitted: new Set([...changed, ...added]) };
  } catch {
    return undefined;
  }
}

/** The time of the commit being built; undefined without git. Works in a shallow clone too. */
export async function readCommitDate(
  root = process.cwd(),
): Promise<Date | undefined> {
  const [date] = await readLines(root, "log", "-1", "--format=%cI").catch(
    () => [],
  );
  return date === undefined ? undefined : new Date(date);
}

/** Parses the log, newest commit first: a tab and its day, then its files. */
function readLog(lines: readonly string[]): Map<string, string> {
  const days = new Map<string, string>();
  let day = "";
  for (const line of lines)
    if (line.startsWith("\t")) day = line.slice(1);
    else if (!days.has(line)) days.set(line, day);
  return days;
}
