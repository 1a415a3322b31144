import type { Variables } from "../../../site/format/fill-variables";
import { type Issue, createIssue, formatPath, quote } from "../../issues";
import { refuseRepeat } from "../../markdown/check-headings";
import { type PagePart, pagePartsOf, sectionsOf } from "../index-content";
import type { ContentRecord } from "../parse-content";
import { normalizeText } from "./check-shared";

/** Reports duplicate headings and anchors of a page, from sections and from texts. */
export function checkPageParts(record: ContentRecord, variables: Variables): Issue[] {
  const parts = pagePartsOf(record, variables);
  const anchors = findRepeats(parts, ({ id }) => id).map(([{ id, path, within }, owner]) =>
    createIssue(
      "duplicate-anchor",
      `the anchor #${String(id)} already belongs to ${formatPath(owner.path)}`,
      "rename one of them",
      { path, within },
    ),
  );
  if (record.type.path?.(record.key) === undefined) return anchors;
  const headings = findRepeats(parts, ({ words }) => words && normalizeText(words))
    .filter(([part, owner]) => !(part.within && owner.within))
    .map(([{ words, path, within }, owner]) => {
      const reason = `is already on this page, in ${formatPath(owner.path)}`;
      return { ...refuseRepeat(String(words), reason), path, within };
    });
  return [...anchors, ...headings];
}

/** Each duplicate part, with the first part of the same name. */
function findRepeats(
  parts: readonly PagePart[],
  nameOf: (part: PagePart) => string | undefined,
): [part: PagePart, owner: PagePart][] {
  const owners = new Map<string, PagePart>();
  return parts.flatMap((part) => {
    const name = nameOf(part);
    if (name === undefined) return [];
    const owner = owners.get(name) ?? part;
    owners.set(name, owner);
    // Duplicate headings within a text are reported by its own check.
    return owner.path === part.path ? [] : [[part, owner]];
  });
}

/** Sections that can appear only once, because their ids would clash. */
const single = new Set(["dashboard", "plan-finder"]);

/** Lists whose records can be in one section of the type only, because their keys become ids. */
const recordLists: Readonly<Record<string, string>> = {
  plans: "plans",
  "pricing-plans": "plans",
  "case-cards": "caseStudies",
  testimonials: "testimonials",
};

/** Reports sections and records that a page may show only once. */
export function checkPageSections(record: ContentRecord): Issue[] {
  const seen = new Set<string>();
  const isRepeat = (id: string) => seen.size === seen.add(id).size;
  return sectionsOf(record).flatMap((section, index): Issue[] => {
    const kind = String(section["type"]);
    const repeat = (part: string, ...place: PropertyKey[]) => {
      const reason = `${part} is already in another section of this page`;
      const path = ["sections", index, ...place];
      return createIssue("repeated-section", reason, "remove one of them", { path });
    };
    if (single.has(kind) && isRepeat(kind)) return [repeat(`the ${kind}`)];
    const field = recordLists[kind] ?? "";
    const keys: unknown[] = Array.isArray(section[field]) ? section[field] : [];
    return keys.flatMap((key, place) =>
      isRepeat(`${kind} ${String(key)}`) ? [repeat(quote(key), field, place)] : [],
    );
  });
}
