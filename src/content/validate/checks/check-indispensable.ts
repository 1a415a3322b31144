import { notFoundSlug, routes } from "../../../site/routes";
import type { ContentRecord } from "../parse-content";
import type { Problem } from "../../problems/problem";

/** The home page and the words of the not-found page can't be left out. */
export function checkIndispensable(
  { type, key }: Pick<ContentRecord, "type" | "key">,
  hidden: Problem | undefined,
): Problem[] {
  const isIndispensable = type.path?.(key) === routes.home || key === notFoundSlug;
  if (!hidden || !isIndispensable) return [];
  return [{ path: ["draft"], what: "the site can't do without this page", hint: hidden.hint }];
}
