import { fillVariables } from "../../../site/format/fill-variables";
import type { Variables } from "../../../site/format/fill-variables";
import { toHeadings } from "../../markdown/markdown";
import { formatPath } from "../../problems/problem";
import type { Problem } from "../../problems/problem";
import { visitFields } from "../../schema/visit-fields";
import { bodyPath } from "../locate";
import type { ContentRecord } from "../parse-content";

type Heading = Pick<Problem, "path" | "within"> & { words: string };

/** A page has each heading once. Two in one text, which would share an anchor, are reported by the check of that text. */
export function checkPageHeadings(record: ContentRecord, variables: Variables): Problem[] {
  if (record.type.path?.(record.key) === undefined) return [];
  const owners = new Map<string, Heading>();
  return headingsOf(record, variables).flatMap((heading) => {
    const id = heading.words.toLowerCase().replace(/\s+/g, " ").trim();
    const owner = owners.get(id);
    owners.set(id, owner ?? heading);
    if (!owner || owner.path === heading.path || (owner.within && heading.within)) return [];
    const what = `"${heading.words}" is already a heading of this page, in ${formatPath(owner.path ?? [])}`;
    return [
      { path: heading.path, within: heading.within, what, hint: "word one of them differently" },
    ];
  });
}

function headingsOf({ type, value, body }: ContentRecord, variables: Variables): Heading[] {
  const fill = (words: string) => fillVariables(words, variables);
  const inText = (text: string, path: readonly PropertyKey[]): Heading[] =>
    toHeadings(text, fill).map(({ text: words, position }) => ({ path, within: position, words }));
  const inFields = visitFields(type.schema, value).flatMap(({ path, meta, value: written }) => {
    if (meta.kind === "markdown") return inText(String(written), path);
    const isHeading =
      meta.kind === "text" && (path.at(-1) === "heading" || path.join() === "title");
    return isHeading ? [{ path, words: fill(String(written)) }] : [];
  });
  return [...inFields, ...inText(body, bodyPath)];
}
