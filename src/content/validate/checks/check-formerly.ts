import { findPathOwner, redirects } from "../../../site/urls/routes";
import { readFormerly } from "../../fields/formerly";
import type { LocatedProblem } from "../../problems/problem";
import { locate } from "../locate";
import { findStaticOwner } from "./check-places";
import type { ContentRecord } from "../parse-content";

/** An address leads on to one page, and none that has a page of its own. */
export function findTakenAddresses(
  records: readonly ContentRecord[],
  staticNames: readonly string[],
): LocatedProblem[] {
  const owners = new Map(
    records.flatMap(({ type, key, file }) => {
      const path = type.path?.(key);
      return path === undefined ? [] : [[path, file] as const];
    }),
  );
  for (const address of Object.keys(redirects)) owners.set(address, "a redirect");
  return records.flatMap((record) =>
    readFormerly(record.value).flatMap((address, place) => {
      const owner =
        findPathOwner(address) ?? findStaticOwner(address, staticNames) ?? owners.get(address);
      if (owner === undefined) owners.set(address, record.file);
      if (owner === undefined) return [];
      const what = `${address} is already an address of ${owner}`;
      const path = ["formerly", place];
      return [locate(record, { path, what, hint: "remove it from one of them" })];
    }),
  );
}
