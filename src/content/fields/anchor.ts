import { z } from "zod";
import { defineKind } from "./field-kind";

const form = /^[a-z][a-z0-9-]*$/;
const message = "lower-case words joined by hyphens";

export const anchorKind = defineKind({
  name: "anchor",
  graphqlType: "String",
  sample: () => "sample",
});

/** The name that an address ends with, after `#`. */
export function anchor(description: string) {
  return z.string().regex(form, { message }).meta({ kind: anchorKind.name, description });
}

/** The key of an entry in a list of the same record. */
export function entryKey(description: string) {
  return z.string().regex(form, { message }).meta({ description });
}
