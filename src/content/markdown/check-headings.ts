import { listHeadings } from "./markdown";
import { type Issue, createIssue } from "../issues";

/** Headings must start at level two, skip no level, and have unique anchors. */
export function checkHeadings(text: string, fill: (words: string) => string): Issue[] {
  const owners = new Map<string, string>();
  let level = 1;
  return listHeadings(text, fill).flatMap(({ id, text: words, depth, position }) => {
    const ofAnchor = checkAnchor(words, id, owners.get(id));
    const issues = [...checkLevel(words, depth, level), ...ofAnchor];
    owners.set(id, words);
    level = depth;
    return issues.map((issue) => ({ ...issue, within: position }));
  });
}

export function refuseHeadings(text: string): Issue[] {
  const hint = "write its words in bold, or remove them: use the heading field instead";
  return listHeadings(text).map(({ text: words, position: within }) => {
    const reason = `the heading "${words}" is not allowed in this text`;
    return createIssue({ name: "not-allowed-here", within }, reason, hint);
  });
}

function checkLevel(words: string, depth: number, before: number): Issue[] {
  if (depth === 1) return [createIssue("first-level-heading")];
  return depth > before + 1 ? [createIssue("skipped-heading-level", words, before, depth)] : [];
}

function checkAnchor(words: string, id: string, owner: string | undefined): Issue[] {
  if (words.trim() === "" || id === "") return [createIssue("empty-heading", words.trim())];
  if (owner === undefined) return [];
  const reason = owner === words ? "appears twice" : `gets the same anchor as "${owner}"`;
  return [createIssue("duplicate-heading", words, reason)];
}
