import { z } from "zod";
import { type Issue, refuseKey, spellType } from "../issues";
import {
  type CheckContext,
  refuseHidden,
} from "../checks/fields/content-index";
import { defineKind } from "./field-kind";

export const referenceKind = defineKind({
  name: "reference",
  check: (key, context, { references = "" }) =>
    checkReference(String(key), references, context),
});

export function reference(references: string, description: string) {
  return z
    .string()
    .min(1)
    .meta({ kind: referenceKind.name, references, description });
}

function checkReference(
  key: string,
  typeName: string,
  { index, ownRoute }: CheckContext,
): Issue[] {
  const keys = index.keysByType.has(typeName)
    ? index.keysByType.get(typeName)
    : [];
  // The keys are unknown while one of the files is unreadable.
  if (keys === undefined) return [];
  const hidden = index.whyHidden(`${typeName}:${key}`);
  if (hidden)
    return [refuseHidden(`the ${spellType(typeName)} "${key}"`, hidden)];
  if (keys.includes(key)) return [];
  const others = keys.filter((known) => !ownRoute.endsWith(`/${known}`));
  // A key with a space has to change too.
  const valid = others.map((known) => known.replaceAll(" ", "-"));
  return [refuseKey(key, typeName, valid)];
}
