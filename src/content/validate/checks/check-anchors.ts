import { anchorsOf } from "../index-content";
import type { PageAnchor } from "../index-content";
import { formatPath } from "../../problems/problem";
import type { ContentRecord } from "../parse-content";
import type { Variables } from "../../../site/format/fill-variables";
import type { Problem } from "../../problems/problem";

/** An anchor stands once on a page, whether it names a section or comes from a heading. */
export function checkAnchors(record: ContentRecord, variables: Variables): Problem[] {
  const owners = new Map<string, PageAnchor>();
  return anchorsOf(record, variables).flatMap((anchor) => {
    const owner = owners.get(anchor.id);
    owners.set(anchor.id, owner ?? anchor);
    // Two headings of one text are told by the check of that text.
    if (!owner || owner.path === anchor.path) return [];
    const what = `the anchor #${anchor.id} is already that of ${formatPath(owner.path)}`;
    return [{ path: anchor.path, within: anchor.within, what, hint: "rename one of them" }];
  });
}
