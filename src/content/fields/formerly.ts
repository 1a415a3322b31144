import { z } from "zod";
import { defineKind } from "./field-kind";
import { list } from "./structure";

const message = "the address as it was, such as /blog/old-name";

export const addressKind = defineKind({
  name: "address",
  graphqlType: "String",
  sample: () => "/sample",
});

const address = z
  .string()
  .regex(/^(\/[a-z0-9-]+)+$/, { message })
  .meta({ kind: addressKind.name, description: "An address that was given out." });

/** Addresses that led to a record's page before it was renamed or its key changed: each leads on, for good. */
export const formerly = list(
  address,
  "Addresses that this page had before; each of them leads on to it.",
).optional();

/** The former addresses of a record's page. */
export function readFormerly(value: object): readonly string[] {
  return "formerly" in value && Array.isArray(value.formerly) ? value.formerly.map(String) : [];
}
