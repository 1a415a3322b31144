import { notFoundSlug, routes } from "../../../site/routes";
import type { ContentRecord } from "../../read/parse-content";
import type { Hidden } from "../../read/publication";
import type { Finding } from "./finding";

/** The home page and the words of the not-found page can't be left out. */
export function checkIndispensable(
  { type, key }: Pick<ContentRecord, "type" | "key">,
  hidden: Hidden | undefined,
): Finding[] {
  const isIndispensable = type.path?.(key) === routes.home || key === notFoundSlug;
  if (!hidden || !isIndispensable) return [];
  return [{ problem: "the site can't do without this page", remedy: hidden.remedy }];
}
