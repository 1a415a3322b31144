import { listHeadings } from "../../markdown/markdown";
import { type Issue, createIssue } from "../../issues";

/** Headings must start at level two, skip no level, and have unique anchors. */
export function checkHeadings(
  text: string,
  fill: (words: string) => string,
): Issue[] {
  const owners = new Map<string, string>();
  let level = 1;
  return listHeadings(text, fill).flatMap(
    ({ id, text: words, depth, position }) => {
      const ofAnchor = checkAnchor(words, id, owners.get(id));
      const issues = [...checkLevel(words, depth, level), ...ofAnchor];
      owners.set(id, words);
      level = depth;
      return issues.map((issue) => ({ ...issue, within: position }));
    },
  );
}

export function refuseHeadings(text: string): Issue[] {
  const hint =
    "write its words in bold, or remove them: use the heading field instead";
  return listHeadings(text).map(({ text: words, position: within }) => {
    const reason = `the heading "${words}" is not allowed in this text`;
    return createIssue("not-allowed-here", reason, hint, { within });
  });
}

function checkLevel(words: string, depth: number, before: number): Issue[] {
  if (depth === 1) {
    const hint = "write ##: the title is the page's only first-level heading";
    return [
      createIssue("first-level-heading", "is a first-level heading", hint),
    ];
  }
  if (depth <= before + 1) return [];
  const reason = `the heading "${words}" skips from level ${before} to ${depth}`;
  return [
    createIssue(
      "skipped-heading-level",
      reason,
      `write ${"#".repeat(before + 1)} ${words}`,
    ),
  ];
}

function checkAnchor(
  words: string,
  id: string,
  owner: string | undefined,
): Issue[] {
  if (words.trim() === "" || id === "") {
    const reason = `the heading "${words.trim()}" has no letter or digit`;
    const hint =
      "write words, which its anchor is made from, or remove the heading";
    return [createIssue("empty-heading", reason, hint)];
  }
  if (owner === undefined) return [];
  const reason =
    owner === words ? "appears twice" : `gets the same anchor as "${owner}"`;
  return [refuseRepeat(words, reason)];
}

export function refuseRepeat(words: string, reason: string): Issue {
  const hint =
    "reword one of them: each heading of a page needs its own anchor";
  return createIssue(
    "duplicate-heading",
    `the heading "${words}" ${reason}`,
    hint,
  );
}
