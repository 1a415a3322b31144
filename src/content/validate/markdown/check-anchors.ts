import { anchorsOf } from "../content-index";
import type { PageAnchor } from "../content-index";
import { formatPath } from "../fault";
import type { ContentRecord } from "../../read/parse-content";
import type { Tokens } from "../../../site/fill-tokens";
import type { Finding } from "../checks/finding";

/** A finding about one of the anchors of a page. */
export type AnchorFinding = Finding & Pick<PageAnchor, "path">;

/** An anchor stands once on a page, whether it names a section or comes from a heading. */
export function checkAnchors(record: ContentRecord, tokens: Tokens): AnchorFinding[] {
  const owners = new Map<string, PageAnchor>();
  return anchorsOf(record, tokens).flatMap((anchor) => {
    const owner = owners.get(anchor.id);
    owners.set(anchor.id, owner ?? anchor);
    // Two headings of one text are told by the check of that text.
    if (!owner || owner.path === anchor.path) return [];
    const place = owner.path ? formatPath(owner.path) : "body";
    const problem = `the anchor #${anchor.id} is already that of ${place}`;
    return [{ path: anchor.path, within: anchor.within, problem, remedy: "rename one of them" }];
  });
}
