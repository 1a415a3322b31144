import { listNames, suggest } from "../../problems/suggest";

/**
 * Problem for an unknown variable, word by word: in `plan.starter.cost`, `plan.starter` is right, and only what
 * follows it can be told of. Compared as a whole, a long beginning would make any ending look alike.
 */
export function suggestVariable(written: string, known: readonly string[]): string {
  let near = known.map((name) => name.split("."));
  for (const [depth, part] of written.split(".").entries()) {
    const parts = [...new Set(near.map((name) => name[depth] ?? ""))].filter((each) => each !== "");
    const meant = parts.includes(part) ? part : suggest(part, parts);
    if (meant === undefined) return listNames(written, toNames(near));
    near = near.filter((name) => name[depth] === meant);
  }
  const [first = "", ...others] = toNames(near);
  const isWhole = first.split(".").length === written.split(".").length;
  return isWhole && others.length === 0
    ? `did you mean "${first}"?`
    : listNames(written, toNames(near));
}

function toNames(near: readonly (readonly string[])[]): string[] {
  return near.map((parts) => parts.join("."));
}
