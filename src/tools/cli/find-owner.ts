import { readFormerPaths } from "../../content/fields/link";
import type { ContentRecord } from "../../content/validate/parse-content";
import { findPathOwner } from "../../lib/urls/routes";

/** The content file, part of the site, or redirect that already uses a path. */
export function findOwner(
  path: string,
  records: readonly ContentRecord[],
): string | undefined {
  const page = records.find(({ type, key }) => type.path?.(key) === path);
  if (page) return page.file;
  const moved = records.find(({ value }) =>
    readFormerPaths(value).includes(path),
  );
  return moved ? `redirectFrom of ${moved.file}` : findPathOwner(path);
}
