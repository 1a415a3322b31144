import { z } from "zod";
import { checkLink } from "../checks/fields/check-link";
import { defineKind } from "./field-kind";
import { list } from "./structure";

export const linkKind = defineKind({
  name: "link",
  graphqlType: "Link",
  sample: "/",
  check: (value, context) => checkLink(String(value), context),
});

/** The target of a link: a route of the site, an anchor, a named booking link, or an external URL. */
export function link(description: string) {
  return z.string().min(1).meta({ kind: linkKind.name, description });
}

export const anchorKind = defineKind({ name: "anchor", sample: "sample" });

const key = z.string().regex(/^[a-z][a-z0-9-]*$/, {
  message: "lowercase words joined by hyphens, with a letter first",
});

/** An anchor: the part of a URL after `#`. */
export function anchor(description: string) {
  return key.meta({ kind: anchorKind.name, description });
}

/** The key of an entry in one of the record's lists. */
export function entryKey(description: string) {
  return key.meta({ description });
}

export const pathKind = defineKind({ name: "path", sample: "/sample" });

const formerPath = z
  .string()
  .regex(/^(?=.{2,200}$)(\/(?!_)[\w-]+)+(\.(html?|php|aspx?))?\/?$/, {
    message:
      "the former path without a domain, ? or #, such as /2019/old-name.html",
  })
  .meta({ kind: pathKind.name, description: "A previous path of the page." });

/** A record's previous paths, which redirect to its page permanently. */
export const redirectFrom = list(
  formerPath,
  "Previous paths of this page, which redirect to it permanently.",
).optional();

/** Former paths without the slash at their end, which hosts ignore. */
export function readFormerPaths(value: object): readonly string[] {
  return "redirectFrom" in value && Array.isArray(value.redirectFrom)
    ? value.redirectFrom.map((path) => String(path).replace(/\/$/, ""))
    : [];
}
