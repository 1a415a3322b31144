import { z } from "zod";
import { checkLink } from "./checks/check-link";
import { defineKind } from "./field-kind";

export const linkKind = defineKind({
  name: "link",
  graphqlType: "Link",
  sample: () => "/",
  check: (value, context) => checkLink(String(value), context),
});

/**
 * Where a visitor is sent: a route of the site, an anchor, a named booking link or an outside address.
 */
export function link(description: string) {
  return z.string().min(1).meta({ kind: linkKind.name, description });
}
